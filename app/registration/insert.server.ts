import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { readAnswer } from "#app/http/read-bytes.server.ts";
import { type Answers, fields, type RegistrationRow } from "./fields.ts";

/** Timeout in milliseconds. */
const TIMEOUT = 10_000;

/** The unique index of supabase/migrations that tells the same registration from a new one. */
const SAME_REGISTRATION = "registrationns_same_answers_same_day";

export type Insertion =
  | { stored: true }
  | {
      stored: false;
      /** Of the answer to the volunteer. */
      status: 502 | 503 | 504;
      /** The database's message; undefined if something else answered. */
      message: string | undefined;
      /** What went wrong, for the log: names and codes only. */
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
 * Inserts a registration, once, with a timeout. Inserting the same one again is a success, so sending again is safe
 * (docs/decisions/003-the-database-tells-registrations-apart.md).
 *
 * Only 201 Created is success. supabase-js also reports some lost rows without an error, for example after an empty
 * 404.
 */
export async function insertRegistration(
  row: RegistrationRow,
  supabaseUrl: string | undefined,
  supabaseAnonKey: string | undefined,
): Promise<Insertion> {
  let answer: Response | undefined;
  let body: Uint8Array<ArrayBuffer> | undefined;
  let client: SupabaseClient;
  try {
    client = clientFor(supabaseUrl ?? "", supabaseAnonKey ?? "", async (input, init) => {
      answer = await fetch(input, { ...init, redirect: "manual" });
      body = await readAnswer(answer);
      return new Response(body?.length ? body : null, { status: answer.status });
    });
  } catch (error) {
    // "supabaseUrl is required." or "supabaseKey is required."
    return { stored: false, status: 503, message: (error as Error).message, cause: "not configured" };
  }

  const signal = AbortSignal.timeout(TIMEOUT);
  const { error, status } = await client.from("registrationns").insert(row).abortSignal(signal);
  if (status === 201 && !error) return { stored: true };
  if (status === 409 && error?.code === "23505" && error.message.includes(SAME_REGISTRATION)) return { stored: true };
  if (signal.aborted) {
    return { stored: false, status: 504, message: undefined, cause: `no answer within ${TIMEOUT} ms` };
  }
  if (!answer) return { stored: false, status: 502, message: undefined, cause: "network" };
  return {
    stored: false,
    status: answer.status === 429 || answer.status === 503 ? 503 : 502,
    message: answer.ok ? undefined : databaseMessage(body),
    cause: `answered ${answer.status} ${codeOf(error)}`.trim(),
  };
}

/** Does with a row what is done before the database is asked, and asks nobody. */
export function sendNowhere(row: RegistrationRow): void {
  const nobody = () => new Promise<never>(() => {});
  void clientFor("https://nobody.invalid", "none", nobody).from("registrationns").insert(row).then();
}

function clientFor(url: string, key: string, fetch: typeof globalThis.fetch): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
}

/** The message of PostgREST's error object (https://postgrest.org/en/stable/references/errors.html), if it is one. */
function databaseMessage(body: Uint8Array | undefined): string | undefined {
  try {
    // supabase-js's `error.message` may be the whole body of another server's answer.
    const { message } = JSON.parse(new TextDecoder().decode(body));
    const line = typeof message === "string" ? message.trim() : "";
    // One line of plain text: no HTML, no stack.
    return /^[^<>\p{Cc}]{1,300}$/u.test(line) ? line : undefined;
  } catch {
    return undefined;
  }
}

function codeOf(error: { code: string } | null): string {
  const code = error?.code ?? "";
  return /^\w{1,12}$/.test(code) ? code : "";
}
