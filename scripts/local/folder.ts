import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What a local start keeps on this machine: its keys, and the database with whoever registered here. */
export const LOCAL = ".local";

/**
 * Makes a folder its owner's alone, with everything in it (700 and 600), and whatever else this process makes from here on.
 *
 * @param folder is made where it is not there.
 */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // A link leads to what is not ours.
    if (entry.isSymbolicLink()) continue;
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
