import { type Failure, type Numbers, totalOf } from "./database.server.ts";

/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * The message to the organisers after a daily upkeep: numbers, no personal data.
 *
 * @param scheduled when the run was due, in milliseconds since the epoch.
 * @returns undefined if there is nothing to report.
 */
export function digestOf(
  outcome: Numbers | Failure,
  scheduled: number,
  supabaseUrl: string | undefined,
): string | undefined {
  const dashboard = dashboardOf(supabaseUrl);
  if ("registered" in outcome) {
    const total = totalOf(outcome);
    if (total === 0) return undefined;
    const meetups = Object.entries(outcome.registered).sort(([, a], [, b]) => b - a);
    const counts = meetups.map(([meetup, count]) => `${meetup.replace(/ Meetup$/, "")} ${count}`).join(", ");
    const list = dashboard ? `${dashboard}/editor` : "npm run registrations -- list";
    return `${total} new ${total === 1 ? "volunteer" : "volunteers"} in the last 24 hours: ${counts}. The list: ${list}`;
  }
  const time = timeInIndia(scheduled);
  if (outcome.refused)
    return `The database refused the daily upkeep at ${time}, so old registrations are not erased. Whoever maintains the site finds the next step in its log, under “upkeep.failed”.`;
  const where = dashboard ? `: ${dashboard}` : ".";
  return `The database could not be reached at ${time}. If the form fails too, open the dashboard and press Resume${where}`;
}

/**
 * Posts a message, once, with a timeout, as JSON that both Discord (`content`) and Slack (`text`) accept.
 *
 * @returns "sent", or what went wrong, for the log; never the address, which is a secret.
 */
export async function postDigest(message: string, webhook: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const { ok, status } = await fetch(webhook, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content: message, text: message, allowed_mentions: { parse: [] } }),
      redirect: "manual",
      signal,
    });
    return ok ? "sent" : `answered ${status}`;
  } catch {
    return signal.aborted ? `no answer within ${TIMEOUT} ms` : "network";
  }
}

/** The dashboard of a hosted project. */
function dashboardOf(supabaseUrl = ""): string | undefined {
  const [, project] = /^https:\/\/(\w+)\.supabase\.co(?:\/|$)/.exec(supabaseUrl) ?? [];
  return project && `https://supabase.com/dashboard/project/${project}`;
}

/** As `03:00`. India is UTC+05:30 all year round. */
function timeInIndia(moment: number): string {
  return new Date(moment + 5.5 * 60 * 60 * 1000).toISOString().slice(11, 16);
}
