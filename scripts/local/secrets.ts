import { randomBytes } from "node:crypto";
import { generateApiKey } from "@supabase/lite";
import { keepAccess, type LocalAccess, lastAccess } from "./access.ts";

/** What a local start knows and nobody else may. */
export type LocalSecrets = Omit<LocalAccess, "supabaseUrl">;

/**
 * The keys and secrets of a start, kept in `.local/` (which has to exist), never committed. Sessions outlive it, keys do
 * not: whoever listens in its place while it is not running is told the last ones.
 *
 * @param supabaseUrl of the local database.
 */
export async function localSecrets(supabaseUrl: string): Promise<LocalSecrets> {
  const made = await makeSecrets();
  const secrets = { ...made, sessionSecret: lastAccess()?.sessionSecret ?? made.sessionSecret };
  keepAccess({ ...secrets, supabaseUrl });
  return secrets;
}

/** New keys in Supabase's format, and a new secret for the cookies. */
export async function makeSecrets(): Promise<LocalSecrets> {
  return {
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
    sessionSecret: randomBytes(48).toString("base64"),
  };
}
