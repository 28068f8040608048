import { logError, logInfo } from "#app/http/log.server.ts";
import { nextStepFor, type Settings } from "#app/http/settings.server.ts";
import { callDailyUpkeep } from "./call-daily-upkeep.server.ts";
import { countRegistered, describeFailure, describeRegistrations, postToWebhook } from "./daily-summary.server.ts";
import { describePassedEvents, describeUnannouncedCities } from "./reminders.server.ts";

const CHECK_DATABASE =
  "Check SUPABASE_URL and SUPABASE_ANON_KEY, that the project is not paused, and that the migration is applied.";
const CHECK_WEBHOOK = "Check ORGANISERS_WEBHOOK_URL.";

/**
 * Erases old registrations, sends the organisers the daily message and logs one line.
 *
 * @throws if the database failed. A message that could not be delivered is only logged.
 */
export async function runDailyUpkeep(settings: Settings): Promise<void> {
  const { supabaseUrl } = settings;
  const outcome = await callDailyUpkeep(settings);
  const hasFailed = "cause" in outcome;
  const lines = [
    hasFailed ? describeFailure(supabaseUrl) : describeRegistrations(outcome, supabaseUrl),
    describePassedEvents(),
    describeUnannouncedCities(),
  ];
  const { delivery, next } = await deliver(lines.filter(Boolean).join("\n"), settings);

  if (hasFailed) {
    const databaseStep = nextStepFor(settings, "SUPABASE_URL", "SUPABASE_ANON_KEY") ?? CHECK_DATABASE;
    const steps = [databaseStep, next].filter(Boolean).join(" ");
    logError("upkeep.failed", { cause: outcome.cause, delivery, next: steps });
    throw new Error("The daily upkeep failed. The log line upkeep.failed has the cause.");
  }
  const details = { erased: outcome.erased, registered: countRegistered(outcome), delivery, next };
  // There is a next step if the setting of the webhook is wrong, or the message could not be delivered.
  if (next) logError("upkeep.message.failed", details);
  else logInfo("upkeep.done", details);
}

type Delivery = {
  /** The result for the log, such as "sent". */
  delivery: string;
  /** The next step for a maintainer. Undefined if nothing failed. */
  next?: string;
};

/** Sends the daily message to the organisers, if there is one. */
async function deliver(message: string, settings: Settings): Promise<Delivery> {
  const { organisersWebhook } = settings;
  if (!organisersWebhook) return { delivery: "not configured", next: nextStepFor(settings, "ORGANISERS_WEBHOOK_URL") };
  if (!message) return { delivery: "nothing to report" };
  const failure = await postToWebhook(message, organisersWebhook);
  return failure ? { delivery: failure, next: CHECK_WEBHOOK } : { delivery: "sent" };
}
