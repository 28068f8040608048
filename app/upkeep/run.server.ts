import { logError, logInfo } from "#app/http/log.server.ts";
import { nextStepFor, type Settings } from "../../load-context.ts";
import { callDailyUpkeep } from "./call-daily-upkeep.server.ts";
import { countRegistered, formatDailySummary, postMessage } from "./daily-summary.server.ts";

const CHECK_DATABASE =
  "Check SUPABASE_URL and SUPABASE_ANON_KEY, that the project is not paused, and that the migration is applied.";
const CHECK_WEBHOOK = "Check ORGANISERS_WEBHOOK_URL.";

/**
 * Erases old registrations, sends the organisers the daily message and logs one line.
 *
 * @throws if the database failed. A message that was not delivered is only logged.
 */
export async function runDailyUpkeep(settings: Settings): Promise<void> {
  const { supabaseUrl, supabaseAnonKey, organisersWebhook } = settings;
  const isConfigured = supabaseUrl && supabaseAnonKey;
  const outcome = isConfigured ? await callDailyUpkeep(supabaseUrl, supabaseAnonKey) : { cause: "not configured" };
  const summary = formatDailySummary(outcome, supabaseUrl);
  const failure = summary && organisersWebhook ? await postMessage(summary, organisersWebhook) : undefined;
  const message = !organisersWebhook ? "not configured" : summary ? (failure ?? "sent") : "nothing to report";
  const webhookStep = nextStepFor(settings, "ORGANISERS_WEBHOOK_URL") ?? (failure && CHECK_WEBHOOK);

  if ("cause" in outcome) {
    const databaseStep = nextStepFor(settings, "SUPABASE_URL", "SUPABASE_ANON_KEY") ?? CHECK_DATABASE;
    logError("upkeep.failed", { ...outcome, message, next: [databaseStep, webhookStep].join(" ").trim() });
    throw new Error("The daily upkeep failed. The log line upkeep.failed has the cause.");
  }
  const details = { erased: outcome.erased, registered: countRegistered(outcome), message };
  if (webhookStep) logError("upkeep.message.failed", { ...details, next: webhookStep });
  else logInfo("upkeep.done", details);
}
