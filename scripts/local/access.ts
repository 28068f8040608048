import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** What a local start leaves for `npm run registrations`. */
export type LocalAccess = { supabaseUrl: string; publishableKey: string; secretKey: string; sessionSecret: string };

const FILE = ".local/secrets.json";

/** Writes it as a whole, whenever the process ends. */
export function keepAccess(access: LocalAccess): void {
  writeFileSync(`${FILE}.new`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${FILE}.new`, FILE);
}

/** That of the last start; undefined if there was none. */
export function lastAccess(): LocalAccess | undefined {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : undefined;
}
