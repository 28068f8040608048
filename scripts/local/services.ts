import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { generateApiKey } from "@supabase/lite";
import { exitWith } from "./exit.ts";
import { startOpenIdProvider } from "./openid-provider.ts";
import { ports } from "./ports.ts";
import { startSupabase } from "./supabase.ts";

const SECRETS = ".local/secrets.json";
const DATABASE = ".local/database";
const isFresh = process.argv.includes("--fresh");

/**
 * Starts the database and the OpenID provider.
 *
 * @returns the bindings of the Worker, overridden by `.dev.vars`.
 */
export async function startServices() {
  if (isFresh) rmSync(DATABASE, { recursive: true, force: true });
  const secrets = await readOrMakeSecrets();
  const { publishableKey, secretKey, sessionSecret } = secrets;
  await createMissingDatabase();
  const supabase = await startSupabase({ publishableKey, secretKey, folder: DATABASE, port: ports.SUPABASE_PORT });
  // `npm run registrations` reads the file.
  const json = JSON.stringify({ ...secrets, supabaseUrl: supabase.url }, null, 2);
  writeFileSync(`${SECRETS}.new`, json, { mode: 0o600 });
  renameSync(`${SECRETS}.new`, SECRETS);
  const provider = await startOpenIdProvider(ports.OIDC_PORT);
  const bindings = {
    SUPABASE_URL: supabase.url,
    SUPABASE_ANON_KEY: publishableKey,
    SESSION_SECRET: sessionSecret,
    ...provider.settings,
    ...readDevVars(),
  };
  return {
    bindings,
    addresses: `  Supabase  ${bindings.SUPABASE_URL}\n  Sign-in   ${bindings.GOOGLE_ISSUER || "Google"}`,
    close: () => Promise.all([provider.close(), supabase.close()]),
  };
}

/** The keys and the secret of the last start, or new ones. */
async function readOrMakeSecrets() {
  const { publishableKey, secretKey, sessionSecret } = readSecrets();
  return {
    publishableKey: publishableKey ?? (await generateApiKey("publishable")).key,
    secretKey: secretKey ?? (await generateApiKey("secret")).key,
    sessionSecret: sessionSecret ?? randomBytes(48).toString("base64"),
  };
}

/** What the last start wrote. Exits if the file is damaged, which `--fresh` repairs. */
function readSecrets(): Record<string, string | undefined> {
  if (!existsSync(SECRETS)) return {};
  try {
    return JSON.parse(readFileSync(SECRETS, "utf8"));
  } catch {
    if (isFresh) return {};
    // The error would quote the secrets.
    return exitWith(`${SECRETS} is damaged. Begin with an empty database: npm start -- --fresh`);
  }
}

/** Creates a missing database in a temporary folder, then renames it: PGlite cannot open an incomplete database. */
async function createMissingDatabase(): Promise<void> {
  if (existsSync(DATABASE)) return;
  const folder = `${DATABASE}.new`;
  rmSync(folder, { recursive: true, force: true });
  const supabase = await startSupabase({ publishableKey: "", secretKey: "", folder });
  await supabase.close();
  renameSync(folder, DATABASE);
}

/** The settings for the Worker in `.dev.vars`. */
function readDevVars(): Record<string, string | undefined> {
  if (!existsSync(".dev.vars")) return {};
  // The Worker never gets the secret key; `npm run registrations` uses it.
  const { SUPABASE_SECRET_KEY: _, ...all } = parseEnv(readFileSync(".dev.vars", "utf8"));
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key, ...others } = all;
  // Only both together: one alone would pair a remote address with the local key, or the reverse.
  return url && key ? all : others;
}
