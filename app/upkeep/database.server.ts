import * as v from "valibot";
import { readJson } from "#app/http/read-bytes.server.ts";

/** Timeout in milliseconds. */
const TIMEOUT = 10_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const numbersSchema = v.object({
  erased: count,
  // No mention, markup or link, because the message to the organisers names them.
  registered: v.pipe(v.record(v.pipe(v.string(), v.regex(/^[\p{L}\p{M}\p{N} -]{1,60}$/u)), count), v.maxEntries(20)),
});
/** PostgREST's error object (https://postgrest.org/en/stable/references/errors.html), or that of Supabase's gateway. */
const errorSchema = v.object({ message: v.string(), code: v.optional(v.pipe(v.string(), v.regex(/^\w{1,12}$/))) });

/** How many registrations were erased, and how many came in the last 24 hours, by meetup. */
export type Numbers = v.InferOutput<typeof numbersSchema>;

export type Failure = {
  /** Whether the database refused, or ended it; otherwise it could not be reached. */
  refused: boolean;
  /** What went wrong, for the log: names and codes only. */
  cause: string;
};

/** All registrations of the last 24 hours. */
export function totalOf({ registered }: Numbers): number {
  return Object.values(registered).reduce((sum, count) => sum + count, 0);
}

/**
 * Calls the database function `daily_upkeep` with the public key, once, with a timeout. By plain `fetch`: every run is
 * a new isolate's, with 10 ms of CPU on the free plan.
 */
export async function callDailyUpkeep(supabaseUrl: string, supabaseAnonKey: string): Promise<Numbers | Failure> {
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(`${supabaseUrl.replace(/\/?$/, "/")}rest/v1/rpc/daily_upkeep`, {
      method: "POST",
      headers: { apikey: supabaseAnonKey, "Content-Type": "application/json" },
      body: "{}",
      redirect: "manual",
      signal,
    });
    const { ok, status } = response;
    const answer: unknown = await readJson(response).catch(() => signal.throwIfAborted());
    const numbers = v.safeParse(numbersSchema, answer);
    // What has not been checked, as `constructor`, is not in it.
    if (ok && numbers.success) return numbers.output;
    const error = v.is(errorSchema, answer) ? answer : undefined;
    return {
      refused: error !== undefined && ((status >= 400 && status < 500) || isOfStatement(status, error.code)),
      cause: `answered ${status} ${error?.code ?? ""}`.trim(),
    };
  } catch {
    return { refused: false, cause: signal.aborted ? `no answer within ${TIMEOUT} ms` : "network" };
  }
}

/** Whether a statement was begun and ended by an error, as one that took too long: 500 and an SQLSTATE (PostgREST, Errors). */
function isOfStatement(status: number, code = ""): boolean {
  return status === 500 && /^[\dA-Z]{5}$/.test(code);
}
