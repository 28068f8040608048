import { logError, logInfo } from "#app/http/log.server.ts";
import { nextStepFor, type Settings } from "../../load-context.ts";
import { callDailyUpkeep, type Failure, type Numbers, totalOf } from "./database.server.ts";
import { digestOf, postDigest } from "./digest.server.ts";

const nextSteps = {
  refused:
    "Check SUPABASE_ANON_KEY, and that every migration is applied: npx supabase migration list --remote. A code of five characters is explained at https://www.postgresql.org/docs/current/errcodes-appendix.html.",
  unreached: "Look at the project in the Supabase dashboard: a paused one has to be resumed. Check SUPABASE_URL.",
  digest: "Set ORGANISERS_WEBHOOK_URL to an address that takes messages (docs/deploy.md).",
};

/**
 * The daily upkeep (docs/product.md, Daily upkeep): erases, tells the organisers, and logs one line.
 *
 * @param scheduled when the run was due, in milliseconds since the epoch.
 * @throws if the database failed. A message that could not be delivered is only logged.
 */
export async function runDailyUpkeep(scheduled: number, settings: Settings): Promise<void> {
  const outcome = await callDatabase(settings);
  const digest = await tellOrganisers(digestOf(outcome, scheduled, settings.supabaseUrl), settings);
  if ("erased" in outcome) {
    const numbers = { erased: outcome.erased, registered: totalOf(outcome), digest: digest.outcome };
    if (digest.next) logError("digest.failed", { ...numbers, next: digest.next });
    else logInfo("upkeep.done", numbers);
    return;
  }
  const next =
    nextStepFor(settings, "SUPABASE_URL", "SUPABASE_ANON_KEY") ?? nextSteps[outcome.refused ? "refused" : "unreached"];
  logError("upkeep.failed", {
    cause: outcome.cause,
    digest: digest.outcome,
    next: [next, digest.next].join(" ").trim(),
  });
  throw new Error("The daily upkeep failed; the line above says why.");
}

async function callDatabase({ supabaseUrl, supabaseAnonKey }: Settings): Promise<Numbers | Failure> {
  if (!supabaseUrl || !supabaseAnonKey) return { refused: false, cause: "not configured" };
  return callDailyUpkeep(supabaseUrl, supabaseAnonKey);
}

/** @returns the outcome for the log and, if it failed, the next step. */
async function tellOrganisers(
  message: string | undefined,
  settings: Settings,
): Promise<{ outcome: string; next?: string | undefined }> {
  if (!settings.organisersWebhook) {
    if (!settings.problems.ORGANISERS_WEBHOOK_URL) return { outcome: "not set up" };
    return { outcome: "not sent", next: nextStepFor(settings, "ORGANISERS_WEBHOOK_URL") };
  }
  if (!message) return { outcome: "nothing to say" };
  const outcome = await postDigest(message, settings.organisersWebhook);
  return outcome === "sent" ? { outcome } : { outcome, next: nextSteps.digest };
}
