import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Settings } from "#app/http/settings.server.ts";
import type { Answers, RegistrationRow } from "./fields.ts";

const TIMEOUT_MS = 10_000;

/** Two unique indexes reject equal answers (supabase/migrations). Their names begin with this text. */
const SAME_ANSWERS = "registrationns_same_answers_same_day";

/** A message of the database is one line without HTML. If a gateway fails, supabase-js reports its HTML page. */
export const PLAIN_LINE = /^[^<>\p{Cc}]{1,300}$/u;
const errorSchema = z.object({
  code: z.string().regex(/^\w{1,12}$/),
  message: z.string().regex(PLAIN_LINE).optional().catch(undefined),
});

type SupabaseSettings = Pick<Settings, "supabaseUrl" | "supabaseAnonKey">;

/** The status of the response, the database's own message for the volunteer, and the cause for the log. */
type InsertFailure = { status: 502 | 503 | 504; message?: string | undefined; cause: string };

/**
 * Inserts a registration once, with a timeout. Equal answers are a success, so visitors can resend them.
 *
 * @param fetch only the warm-up passes another function.
 * @returns undefined after a success.
 */
export async function insertRegistration(
  answers: Answers,
  { supabaseUrl, supabaseAnonKey }: SupabaseSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<InsertFailure | undefined> {
  const registration_date = new Date().toISOString();
  const row: RegistrationRow = { ...answers, comments: answers.comments || null, registration_date };
  if (!supabaseUrl || !supabaseAnonKey) {
    return { status: 503, message: missingSetting({ supabaseUrl, supabaseAnonKey }), cause: "not configured" };
  }
  const client = createClient(supabaseUrl, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, redirect: "manual" }) },
  });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { error, status } = await client.from("registrationns").insert(row).abortSignal(signal);
  // supabase-js reports no error for some rows that were not stored, for example after an empty 404.
  if (status === 201 && !error) return undefined;
  if (status === 409 && error?.code === "23505" && error.message.includes(SAME_ANSWERS)) return undefined;
  if (signal.aborted) return { status: 504, cause: `no response within ${TIMEOUT_MS} ms` };
  const { code = "", message } = errorSchema.safeParse(error).data ?? {};
  return {
    status: status === 429 || status === 503 ? 503 : 502,
    message: status >= 400 ? message : undefined,
    cause: `status ${status} ${code}`.trim(),
  };
}

/** The message for a missing setting of Supabase; undefined if both settings are given. */
export function missingSetting({ supabaseUrl, supabaseAnonKey }: SupabaseSettings): string | undefined {
  if (!supabaseUrl) return "supabaseUrl is required.";
  return supabaseAnonKey ? undefined : "supabaseKey is required.";
}
