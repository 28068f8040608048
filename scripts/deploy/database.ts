import { isHttpsOrLoopback } from "#app/http/loopback.ts";
import { readJson } from "#app/http/read-bytes.server.ts";
import { kindOf } from "#app/http/supabase-key.ts";
import { fields } from "#app/registration/fields.ts";
import { printable } from "../printable.ts";

/** Milliseconds. */
const TIMEOUT = 30_000;
/** The longest message that is passed on, in characters. */
const LONGEST = 300;

type Finding = { state: "fine" | "note" | "unknown" | "open"; text: string };
type Answer = { status: number; code: string; message: string; disable_signup?: unknown };
/** SUPABASE_URL and SUPABASE_ANON_KEY, among others. */
type Settings = Record<string, string | undefined>;
type Project = { url: string; key: string };

/**
 * Blank answers of another time: the policy refuses the date and, without the policy, the CHECKs refuse the answers.
 */
const neverStored = {
  ...Object.fromEntries(fields.map(({ name }) => [name, ""])),
  registration_date: "2000-01-01T00:00:00Z",
};
/** No answers, of now: the policy has to let them through, which is asked first, and no column that is required takes them. */
const neverStoredNow = () => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, null])),
  registration_date: new Date().toISOString(),
});

/**
 * Whether the database of SUPABASE_URL has the migrations that the Worker needs, as far as its public key can tell. It
 * runs the daily upkeep and sends registrations that are refused in any case, so nothing is ever stored, but by a table
 * that is not of the migrations.
 */
export async function checkMigrations(settings: Settings): Promise<Finding[]> {
  const project = projectOf(settings);
  if ("state" in project) return [project];
  const { url } = project;
  const registration = await ask(project, "rest/v1/registrationns", neverStored);
  if (registration.status >= 200 && registration.status < 300) {
    const text = `${url} has stored a registration without answers, dated 2000: its table registrationns is not of supabase/migrations. Erase that row, move the table away, and npx supabase db push --remote`;
    return [{ state: "open", text }];
  }
  const registrationNow = await ask(project, "rest/v1/registrationns", neverStoredNow());
  const upkeep = await ask(project, "rest/v1/rpc/daily_upkeep", {});
  // To be shown the row takes the right to read, which is asked before anything about the row.
  const shown = await ask(project, "rest/v1/registrationns", neverStoredNow(), { Prefer: "return=representation" });
  const unclear = [registration, registrationNow, shown, upkeep].find(
    ({ status, code }) => status !== 200 && code === "",
  );
  if (unclear) {
    const why = unclear.status === 401 ? "does not take SUPABASE_ANON_KEY" : `answered ${unclear.status || "nothing"}`;
    return [{ state: "unknown", text: `not checked: ${url} ${why}` }];
  }
  const lacks = [
    ...whatRegistrationLacks(registration, registrationNow),
    ...(upkeep.status === 200 ? [] : [upkeep.message]),
    ...(isOfTheRow(shown) ? [`whoever has the public key may read registrations (${shown.message})`] : []),
  ];
  if (lacks.length > 0) {
    return lacks.map((lack) => ({ state: "open", text: `${url} says: ${lack}. npx supabase db push --remote` }));
  }
  const seen = "takes what the form writes, of now alone, and does the daily upkeep";
  return [{ state: "fine", text: `${url} ${seen} (no more is seen from here: npx supabase migration list --remote)` }];
}

/**
 * Whether strangers may make accounts in the project of SUPABASE_URL, as a new project lets whoever has its public key
 * (https://github.com/supabase/auth, GET /settings); nothing where `checkMigrations` says why it is not asked.
 */
export async function checkAccounts(settings: Settings): Promise<Finding[]> {
  const project = projectOf(settings);
  if ("state" in project) return [];
  const { status, disable_signup: isOff } = await ask(project, "auth/v1/settings");
  if (isOff === true) return [];
  const open = "the project lets whoever has its public key make accounts; docs/deploy.md says how to switch that off";
  if (isOff === false) return [{ state: "note", text: open }];
  const why = status === 200 ? "does not say whether it takes accounts" : `answered ${status || "nothing"}`;
  return [{ state: "unknown", text: `not checked: ${project.url}, its Auth ${why}` }];
}

/** The project that may be asked with its public key, or what keeps it from being asked. */
function projectOf({ SUPABASE_URL = "", SUPABASE_ANON_KEY = "" }: Settings): Project | Finding {
  // The Worker does the same.
  const [url, key] = [SUPABASE_URL.trim(), SUPABASE_ANON_KEY.trim()];
  if (!url || !key) {
    const text =
      "not checked: SUPABASE_URL and SUPABASE_ANON_KEY are not in wrangler.toml, the environment or .dev.vars";
    return { state: "unknown", text };
  }
  if (kindOf(key) === "secret") {
    return { state: "open", text: "SUPABASE_ANON_KEY holds the secret key, which the Worker must never have" };
  }
  // It may hold what nobody should read, and this goes into the log of a public repository.
  if (!isHttpsOrLoopback(url) || /[?#]/.test(url)) return { state: "open", text: "SUPABASE_URL must be an https address" };
  return { url, key };
}

/** Whether what was refused is the row, and not the request for it. */
function isOfTheRow({ status, message }: Answer): boolean {
  return status < 300 || /row-level security|violates (not-null|check) constraint/.test(message);
}

/** What the answers to a registration of another time, and to one of now, say of the table. */
function whatRegistrationLacks(ofThen: Answer, ofNow: Answer): string[] {
  const isByPolicy = ({ code, message }: Answer) => code === "42501" && message.includes("row-level security");
  if (isByPolicy(ofNow)) return [`nobody may register (${ofNow.message})`];
  if (isByPolicy(ofThen)) return [];
  const { code, message } = ofThen;
  // The local Supabase has no code of its own for this.
  const noPolicy = code === "23514" || message.includes("violates check constraint");
  return [noPolicy ? `a registration may have any date (${message})` : message];
}

/**
 * What a project answers to a POST or, with nothing to send, to a GET. The code is empty if it is no error of PostgREST's,
 * the status 0 if there was no answer in time.
 */
async function ask(
  { url, key }: Project,
  path: string,
  sent?: object,
  headers?: Record<string, string>,
): Promise<Answer> {
  try {
    const response = await fetch(url.replace(/\/?$/, `/${path}`), {
      method: sent ? "POST" : "GET",
      headers: { apikey: key, "Content-Type": "application/json", ...headers },
      body: sent && JSON.stringify(sent),
      // It would take the key along.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = (await readJson(response).catch(() => null)) as Partial<Answer> | null;
    const { code = "", message = "", disable_signup } = answer ?? {};
    const words = printable(String(message).replace(/\s+/g, " "), LONGEST);
    return { status: response.status, code: String(code), message: words, disable_signup };
  } catch {
    return { status: 0, code: "", message: "" };
  }
}
