import { fields } from "#app/registration/fields.ts";
import { devVars } from "./local/dev-vars.ts";

/** Milliseconds. */
const TIMEOUT = 30_000;

type Finding = { state: "fine" | "unknown" | "open"; text: string };
type Answer = { status: number; code: string; message: string };

/**
 * Blank answers of another time: the policy refuses the date and, without the policy, the CHECKs refuse the answers.
 */
const neverStored = {
  ...Object.fromEntries(fields.map(({ name }) => [name, ""])),
  registration_date: "2000-01-01T00:00:00Z",
};

/**
 * Whether the database of SUPABASE_URL has the migrations that the Worker needs, as far as its public key can tell. It
 * runs the daily upkeep and sends a registration that is refused in any case, so nothing is ever stored.
 */
export async function checkMigrations(
  settings: Record<string, string | undefined> = { ...devVars(), ...process.env },
): Promise<Finding[]> {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = settings;
  if (!url || !key) {
    const text = "not checked: SUPABASE_URL and SUPABASE_ANON_KEY are not in the environment or .dev.vars";
    return [{ state: "unknown", text }];
  }
  if (key.startsWith("sb_secret_")) {
    return [{ state: "open", text: "SUPABASE_ANON_KEY holds the secret key, which the Worker must never have" }];
  }
  const api = `${url.replace(/\/?$/, "/")}rest/v1/`;
  const registration = await post(`${api}registrationns`, key, neverStored);
  const upkeep = await post(`${api}rpc/daily_upkeep`, key, {});
  const unclear = [registration, upkeep].find(({ code, status }) => code === "" && status !== 200);
  if (unclear) {
    const why = unclear.status === 401 ? "does not take SUPABASE_ANON_KEY" : `answered ${unclear.status || "nothing"}`;
    return [{ state: "unknown", text: `not checked: ${url} ${why}` }];
  }
  const lacks = [whatRegistrationLacks(registration), whatUpkeepLacks(upkeep)].filter((lack) => lack !== undefined);
  if (lacks.length > 0) {
    return lacks.map((lack) => ({ state: "open", text: `${url} says: ${lack}. npx supabase db push --remote` }));
  }
  const seen = "takes what the form writes, of now alone, and does the daily upkeep";
  return [{ state: "fine", text: `${url} ${seen} (no more is seen from here: npx supabase migration list --remote)` }];
}

function whatRegistrationLacks({ code, message }: Answer): string | undefined {
  if (code === "42501" && message.includes("row-level security")) return undefined;
  // The local Supabase has no code of its own for this.
  const noPolicy = code === "23514" || message.includes("violates check constraint");
  return noPolicy ? `a registration may have any date (${message})` : message;
}

function whatUpkeepLacks({ status, message }: Answer): string | undefined {
  return status === 200 ? undefined : message;
}

/** PostgREST's answer; the code is empty if the error was not its own, the status 0 if there was no answer in time. */
async function post(address: string, key: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { apikey: key, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = (await response.json().catch(() => undefined)) as { code?: unknown; message?: unknown } | undefined;
    const { code, message } = answer ?? {};
    return { status: response.status, code: String(code ?? ""), message: String(message ?? "").replace(/\s+/g, " ") };
  } catch {
    return { status: 0, code: "", message: "" };
  }
}
