import { devVars } from "../local/dev-vars.ts";

/** Milliseconds. */
const TIMEOUT = 30_000;

/**
 * Whether strangers may make accounts in the project of SUPABASE_URL, as a new project lets whoever has its public key;
 * undefined if its Auth does not say (https://github.com/supabase/auth, GET /settings).
 */
export async function takesAccounts(
  settings: Record<string, string | undefined> = { ...devVars(), ...process.env },
): Promise<boolean | undefined> {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: apikey } = settings;
  if (!url || !apikey) return undefined;
  try {
    const address = `${url.replace(/\/?$/, "/")}auth/v1/settings`;
    const response = await fetch(address, { headers: { apikey }, signal: AbortSignal.timeout(TIMEOUT) });
    const { disable_signup: isOff } = (await response.json()) as { disable_signup?: unknown };
    return typeof isOff === "boolean" ? !isOff : undefined;
  } catch {
    return undefined;
  }
}
