import { requestSupabase, type SupabaseSettings } from "#app/http/supabase.server.ts";
import type { Answers, RegistrationRow } from "./fields.ts";

/** Two unique indexes reject equal answers (supabase/migrations). Their names begin with this text. */
const SAME_ANSWERS = "registrationns_same_answers_same_day";
/** PostgreSQL's `unique_violation`. */
const UNIQUE_VIOLATION = "23505";

export type InsertFailure = {
  /** The status of the response to the volunteer. */
  status: number;
  /** The database's own message for the volunteer. */
  message?: string;
  /** For the log. */
  cause: string;
};

/** A setting is missing or invalid. */
export const NOT_CONFIGURED: InsertFailure = { status: 503, cause: "not configured" };

/**
 * Inserts a registration once. Equal answers are a success, so visitors can resend them.
 *
 * @returns undefined after a success.
 */
export async function insertRegistration(
  answers: Answers,
  settings: SupabaseSettings,
): Promise<InsertFailure | undefined> {
  const row: RegistrationRow = {
    ...answers,
    comments: answers.comments || null,
    registration_date: new Date().toISOString(),
  };
  const response = await requestSupabase(settings, (client) => client.from("registrationns").insert(row));
  if (!response) return NOT_CONFIGURED;

  const { status, error, hasTimedOut, cause } = response;
  // supabase-js reports no error for some rows that were not stored, for example after an empty 404.
  const isStored = status === 201 && !error;
  const isStoredAlready =
    status === 409 && error?.code === UNIQUE_VIOLATION && Boolean(error.message?.includes(SAME_ANSWERS));
  if (isStored || isStoredAlready) return undefined;
  if (hasTimedOut) return { status: 504, cause };
  const isBusy = status === 429 || status === 503;
  return { status: isBusy ? 503 : 502, message: error?.message, cause };
}

/** The message of supabase-js for a missing setting, which the owner asked to show; undefined if both are given. */
export function missingSetting({ supabaseUrl, supabaseAnonKey }: SupabaseSettings): string | undefined {
  if (!supabaseUrl) return "supabaseUrl is required.";
  return supabaseAnonKey ? undefined : "supabaseKey is required.";
}
