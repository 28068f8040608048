import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type Answers, fields, type RegistrationRow } from "./fields.ts";

const TIMEOUT_MS = 10_000;

/** The unique index of supabase/migrations that makes a resend of the same answers on the same day harmless. */
const SAME_REGISTRATION = "registrationns_same_answers_same_day";

export type Insertion =
  | { stored: true }
  | {
      stored: false;
      /** Of the response to the volunteer. */
      status: 502 | 503 | 504;
      /** The database's own message; undefined if something else answered. */
      message: string | undefined;
      /** For the log: names and codes only. */
      cause: string;
    };

/** The row of a registration submitted at `now`. */
export function registrationRow(answers: Answers, now: Date): RegistrationRow {
  const columns = fields.map(({ name, storedWhenEmpty }) => {
    const answer = answers[name];
    return [name, answer === "" && storedWhenEmpty === null ? null : answer];
  });
  return { ...(Object.fromEntries(columns) as Answers), registration_date: now.toISOString() };
}

/**
 * Inserts a registration once, with a timeout. Inserting it again is a success, so a resend is safe.
 *
 * Only 201 Created counts: supabase-js also reports some lost rows without an error, for example after an empty 404.
 *
 * @param fetch for the warm-up and tests.
 */
export async function insertRegistration(
  row: RegistrationRow,
  supabaseUrl: string | undefined,
  supabaseAnonKey: string | undefined,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Insertion> {
  let client: SupabaseClient;
  try {
    client = createClient(supabaseUrl ?? "", supabaseAnonKey ?? "", {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => fetch(input, { ...init, redirect: "manual" }) },
    });
  } catch (error) {
    // "supabaseUrl is required." or "supabaseKey is required."
    return { stored: false, status: 503, message: (error as Error).message, cause: "not configured" };
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { error, status } = await client.from("registrationns").insert(row).abortSignal(signal);
  if (status === 201 && !error) return { stored: true };
  if (status === 409 && error?.code === "23505" && error.message.includes(SAME_REGISTRATION)) return { stored: true };
  if (signal.aborted) {
    return { stored: false, status: 504, message: undefined, cause: `no response within ${TIMEOUT_MS} ms` };
  }
  return {
    stored: false,
    status: status === 429 || status === 503 ? 503 : 502,
    message: status >= 400 ? databaseMessage(error) : undefined,
    cause: `status ${status} ${databaseCode(error) ?? ""}`.trim(),
  };
}

/**
 * PostgREST's error code (https://docs.postgrest.org/en/stable/references/errors.html).
 *
 * @returns undefined if something else answered, for example a gateway.
 */
function databaseCode(error: { code?: string } | null): string | undefined {
  return /^\w{1,12}$/.test(error?.code ?? "") ? error?.code : undefined;
}

/** PostgREST's message, if it is one line of plain text: a gateway's whole page would also be in `error.message`. */
function databaseMessage(error: { code?: string; message?: string } | null): string | undefined {
  const message = String(error?.message ?? "").trim();
  return databaseCode(error) && /^[^<>\p{Cc}]{1,300}$/u.test(message) ? message : undefined;
}
