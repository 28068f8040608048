import { logError, logInfo } from "#app/http/log.server.ts";
import { nextStepFor, type Settings } from "#app/http/settings.server.ts";
import { callDailyUpkeep } from "./call-daily-upkeep.server.ts";
import { countRegistered, formatDailySummary, postMessage } from "./daily-summary.server.ts";
import { describePassedEvents } from "./passed-events.server.ts";

const CHECK_DATABASE =
  "Check SUPABASE_URL and SUPABASE_ANON_KEY, that the project is not paused, and that the migration is applied.";
const CHECK_WEBHOOK = "Check ORGANISERS_WEBHOOK_URL.";

/**
 * Erases old registrations, sends the organisers the daily message and logs one line.
 *
 * @throws if the database failed. A message that could not be delivered is only logged.
 */
export async function runDailyUpkeep(settings: Settings): Promise<void> {
  const { supabaseUrl, supabaseAnonKey } = settings;
  const isConfigured = supabaseUrl && supabaseAnonKey;
  const outcome = isConfigured ? await callDailyUpkeep(supabaseUrl, supabaseAnonKey) : { cause: "not configured" };
  const summary = [formatDailySummary(outcome, supabaseUrl), describePassedEvents()].filter(Boolean).join("\n");
  const delivery = await deliver(summary, settings);

  if ("cause" in outcome) {
    const databaseStep = nextStepFor(settings, "SUPABASE_URL", "SUPABASE_ANON_KEY") ?? CHECK_DATABASE;
    const next = [databaseStep, delivery.next].join(" ").trim();
    logError("upkeep.failed", { ...outcome, message: delivery.message, next });
    throw new Error("The daily upkeep failed. The log line upkeep.failed has the cause.");
  }
  const details = { erased: outcome.erased, registered: countRegistered(outcome), ...delivery };
  if (delivery.next) logError("upkeep.message.failed", details);
  else logInfo("upkeep.done", details);
}

type Delivery = {
  /** The result for the log, such as "sent". */
  message: string;
  /** The next step for a maintainer. Undefined if nothing failed. */
  next?: string | undefined;
};

async function deliver(summary: string, settings: Settings): Promise<Delivery> {
  const { organisersWebhook } = settings;
  if (!organisersWebhook) return { message: "not configured", next: nextStepFor(settings, "ORGANISERS_WEBHOOK_URL") };
  if (!summary) return { message: "nothing to report" };
  const failure = await postMessage(summary, organisersWebhook);
  return failure ? { message: failure, next: CHECK_WEBHOOK } : { message: "sent" };
}
