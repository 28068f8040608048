import type { UpkeepResult } from "./call-daily-upkeep.server.ts";

const TIMEOUT_MS = 10_000;

/** The number of registrations of the last 24 hours. */
export function countRegistered({ registered }: UpkeepResult): number {
  return Object.values(registered).reduce((sum, count) => sum + count, 0);
}

/** The daily message for the organisers, without personal data; undefined if there is nothing to report. */
export function formatDailySummary(outcome: UpkeepResult | { cause: string }, supabaseUrl = ""): string | undefined {
  const [, project] = /^https:\/\/(\w+)\.supabase\.co\b/.exec(supabaseUrl) ?? [];
  const dashboard = project && `https://supabase.com/dashboard/project/${project}`;
  if ("cause" in outcome) {
    return [
      "The daily upkeep failed, so old registrations were not erased.",
      "If the volunteer form works, tell the site’s maintainer; the log has the cause.",
      `If the form fails too, open the dashboard and press Resume${dashboard ? `: ${dashboard}` : "."}`,
    ].join(" ");
  }
  const total = countRegistered(outcome);
  if (total === 0) return undefined;
  const meetups = Object.entries(outcome.registered).sort(([, a], [, b]) => b - a);
  const counts = meetups.map(([meetup, count]) => `${meetup.replace(/ Meetup$/, "")} ${count}`).join(", ");
  const list = dashboard ? `${dashboard}/editor` : "npm run registrations -- list";
  return `${total} new ${total === 1 ? "volunteer" : "volunteers"} in the last 24 hours: ${counts}. List: ${list}`;
}

/**
 * Posts a message once, as JSON that Discord (`content`) and Slack (`text`) accept. Never throws.
 *
 * @returns the reason of a failure for the log, without the webhook's address, which is a secret.
 */
export async function postMessage(message: string, webhook: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { ok, status } = await fetch(webhook, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content: message, text: message, allowed_mentions: { parse: [] } }),
      redirect: "manual",
      signal,
    });
    return ok ? undefined : `status ${status}`;
  } catch {
    return signal.aborted ? `no response within ${TIMEOUT_MS} ms` : "network";
  }
}
