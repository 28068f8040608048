import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { generateApiKey } from "@supabase/lite";
import { LOCAL } from "./folder.ts";

/** What a local start knows and nobody else may. */
export type LocalSecrets = { publishableKey: string; secretKey: string; sessionSecret: string };

const FILE = `${LOCAL}/secrets.json`;

/**
 * This machine's keys and secrets: generated on the first start, kept in `.local/` (which has to exist), never
 * committed.
 */
export async function localSecrets(): Promise<LocalSecrets> {
  if (existsSync(FILE)) return JSON.parse(readFileSync(FILE, "utf8"));
  const secrets = await makeSecrets();
  writeFileSync(FILE, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
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
