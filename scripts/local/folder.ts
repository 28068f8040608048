import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What a local start keeps on this machine: its keys, and the database with everybody who registered here. */
export const LOCAL = ".local";

/**
 * Makes a folder private to its owner, with everything in it (700 and 600), and everything else that this process
 * creates.
 *
 * @param folder is created if it does not exist.
 */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // A symbolic link leads outside.
    if (entry.isSymbolicLink()) continue;
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
