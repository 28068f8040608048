import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { BACKEND_TIMEOUT_MS, describeOutcome } from "./request-failure.server.ts";
import type { Settings } from "./settings.server.ts";

/** Matches a message of the database. supabase-js also reports other texts, such as the HTML page of a gateway. */
export const PLAIN_LINE = /^[^<>\p{Cc}]{1,300}$/u;

/** The database's error object: https://postgrest.org/en/stable/references/errors.html */
const errorSchema = z.object({
  code: z.string().regex(/^\w{1,12}$/),
  message: z.string().regex(PLAIN_LINE).optional().catch(undefined),
});

/** The settings of the Supabase project, both of which a request needs. */
export type SupabaseSettings = Pick<Settings, "supabaseUrl" | "supabaseAnonKey">;

/** The database's error. Empty if the error is not the database's own, for example a gateway's page. */
type DatabaseError = Partial<z.infer<typeof errorSchema>>;

/** A request that supabase-js builds, for example `client.from("table").insert(row)`. */
type PreparedRequest = {
  abortSignal(signal: AbortSignal): PromiseLike<{ status: number; data: unknown; error: unknown }>;
};

/** Creates a client without a session. Its requests follow no redirect. */
export function createPublicClient(url: string, publicKey: string): SupabaseClient {
  return createClient(url, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, redirect: "manual" }) },
  });
}

/**
 * Sends one request to the Supabase project with the public key. The request is not repeated. Never throws.
 *
 * @returns undefined if a setting is missing.
 */
export async function requestSupabase(
  { supabaseUrl, supabaseAnonKey }: SupabaseSettings,
  prepare: (client: SupabaseClient) => PreparedRequest,
) {
  if (!supabaseUrl || !supabaseAnonKey) return undefined;
  const client = createPublicClient(supabaseUrl, supabaseAnonKey);
  const signal = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const { status, data, error: reported } = await prepare(client).abortSignal(signal);
  const error: DatabaseError | undefined = reported ? (errorSchema.safeParse(reported).data ?? {}) : undefined;
  return {
    /** The status as supabase-js reports it; 0 without a response. */
    status,
    data,
    error,
    hasTimedOut: signal.aborted,
    /** The status and the code of an error, or why there is no response, for the log. */
    cause: describeOutcome(signal, status, error?.code),
  };
}
