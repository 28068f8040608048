import { z } from "zod";

const TIMEOUT_MS = 10_000;

const count = z.number().int().nonnegative();
const resultSchema = z.object({
  erased: count,
  // The names of meetups go into a chat message, so they must not contain a mention, markup or a link.
  registered: z.record(z.string().regex(/^[\p{L}\p{M}\p{N} -]{1,60}$/u), count),
});
/** PostgREST's error object: https://postgrest.org/en/stable/references/errors.html */
const errorSchema = z.object({ code: z.string().regex(/^\w{1,12}$/) });

/** How many registrations were erased, and how many arrived in the last 24 hours by meetup. */
export type UpkeepResult = z.infer<typeof resultSchema>;

/** Calls the database function `daily_upkeep` once with the public key. Never throws. `cause` is for the log. */
export async function callDailyUpkeep(supabaseUrl: string, key: string): Promise<UpkeepResult | { cause: string }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(new URL("/rest/v1/rpc/daily_upkeep", supabaseUrl), {
      method: "POST",
      headers: { apikey: key, "Content-Type": "application/json" },
      body: "{}",
      redirect: "manual",
      signal,
    });
    const body: unknown = await response.json().catch(() => signal.throwIfAborted());
    const result = resultSchema.safeParse(body);
    if (response.status === 200 && result.success) return result.data;
    return { cause: `status ${response.status} ${errorSchema.safeParse(body).data?.code ?? ""}`.trim() };
  } catch {
    return { cause: signal.aborted ? `no response within ${TIMEOUT_MS} ms` : "network" };
  }
}
