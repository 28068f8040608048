import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { settingsOf } from "#app/http/settings.server.ts";
import { CommandError } from "./command-error.ts";

const LOCAL_SECRETS = ".local/secrets.json";

export type Database = { client: SupabaseClient; url: string };

/**
 * Connects to the project of SUPABASE_URL with SUPABASE_SECRET_KEY. Without the key, connects to the local database.
 *
 * @throws CommandError if the settings are incomplete.
 */
export function connect(): Database {
  const file = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
  const url = process.env.SUPABASE_URL || file.SUPABASE_URL;
  const key = process.env.SUPABASE_SECRET_KEY || file.SUPABASE_SECRET_KEY;
  if (!key) return connectLocally();
  if (!url) throw new CommandError("SUPABASE_URL is missing. Set it in the environment or in .dev.vars.");
  const problem = settingsOf({ SUPABASE_URL: url }).problems.SUPABASE_URL;
  if (problem) throw new CommandError(`SUPABASE_URL ${problem}.`);
  return createDatabase(url, key);
}

function connectLocally(): Database {
  if (!existsSync(LOCAL_SECRETS)) {
    throw new CommandError(
      'SUPABASE_SECRET_KEY is missing (Supabase dashboard → Project Settings → API Keys). Set it in the environment or in .dev.vars, or start the local database with "npm start".',
    );
  }
  const { supabaseUrl: url, secretKey } = readLocalSecrets();
  console.error(`SUPABASE_SECRET_KEY is not set. Using the local database of "npm start" at ${url}.`);
  return createDatabase(url, secretKey);
}

function readLocalSecrets() {
  try {
    return JSON.parse(readFileSync(LOCAL_SECRETS, "utf8"));
  } catch {
    // The error would quote the secrets.
    throw new CommandError(`${LOCAL_SECRETS} is damaged. Begin with an empty database: npm start -- --fresh`);
  }
}

function createDatabase(url: string, key: string): Database {
  return { url, client: createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } }) };
}
