import { z } from "zod";
import { requestSupabase, type SupabaseSettings } from "#app/http/supabase.server.ts";

/** The name goes into a chat message, so it must not contain a mention, markup or a link. */
const meetupName = z.string().regex(/^[\p{L}\p{M}\p{N} -]{1,60}$/u);
const count = z.number().int().nonnegative();
const resultSchema = z.object({
  /** How many registrations were erased. */
  erased: count,
  /** How many registrations arrived in the last 24 hours, by meetup. */
  registered: z.record(meetupName, count),
});
export type UpkeepResult = z.infer<typeof resultSchema>;

/**
 * Calls the database function `daily_upkeep` once. Never throws.
 *
 * @returns the numbers, or the cause of a failure for the log.
 */
export async function callDailyUpkeep(settings: SupabaseSettings): Promise<UpkeepResult | { cause: string }> {
  const response = await requestSupabase(settings, (client) => client.rpc("daily_upkeep"));
  if (!response) return { cause: "not configured" };
  const result = resultSchema.safeParse(response.data);
  const isDone = response.status === 200 && !response.error && result.success;
  return isDone ? result.data : { cause: response.cause };
}
