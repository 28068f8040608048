import { cityOfMeetup } from "#app/content/site.ts";
import { BACKEND_TIMEOUT_MS, describeOutcome } from "#app/http/request-failure.server.ts";
import type { UpkeepResult } from "./call-daily-upkeep.server.ts";

/** The number of registrations of the last 24 hours. */
export function countRegistered({ registered }: UpkeepResult): number {
  return Object.values(registered).reduce((sum, count) => sum + count, 0);
}

/** Says how many volunteers registered for each meetup in the last 24 hours; undefined if there are none. */
export function describeRegistrations(result: UpkeepResult, supabaseUrl: string | undefined): string | undefined {
  const total = countRegistered(result);
  if (total === 0) return undefined;
  const counts = Object.entries(result.registered)
    .sort(([, count], [, otherCount]) => otherCount - count)
    .map(([meetup, count]) => `${cityOfMeetup(meetup)} ${count}`);
  const dashboard = dashboardOf(supabaseUrl);
  const list = dashboard ? `${dashboard}/editor` : "npm run registrations -- list";
  const volunteers = total === 1 ? "volunteer" : "volunteers";
  return `${total} new ${volunteers} in the last 24 hours: ${counts.join(", ")}. List: ${list}`;
}

/** Says that the upkeep failed, and what organisers can do. */
export function describeFailure(supabaseUrl: string | undefined): string {
  const dashboard = dashboardOf(supabaseUrl);
  const address = dashboard ? `: ${dashboard}` : ".";
  return [
    "The daily upkeep failed, so old registrations were not erased.",
    "If the volunteer form works, tell the site’s maintainer; the log has the cause.",
    `If the form fails too, open the dashboard and press Resume${address}`,
  ].join(" ");
}

/** The dashboard of a hosted project; undefined for another Supabase. */
function dashboardOf(supabaseUrl = ""): string | undefined {
  const project = /^https:\/\/(\w+)\.supabase\.co\b/.exec(supabaseUrl)?.[1];
  return project && `https://supabase.com/dashboard/project/${project}`;
}

/**
 * Posts a message once, as JSON that Discord (`content`) and Slack (`text`) accept. Never throws.
 *
 * @returns the reason of a failure for the log, without the webhook's address, which is a secret.
 */
export async function postToWebhook(message: string, webhook: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  try {
    const { ok, status } = await fetch(webhook, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content: message, text: message, allowed_mentions: { parse: [] } }),
      redirect: "manual",
      signal,
    });
    return ok ? undefined : describeOutcome(signal, status);
  } catch {
    return describeOutcome(signal, 0);
  }
}
