import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What a local start keeps on this machine: its keys, and the database with everybody who registered here. */
export const LOCAL = ".local";

/** What SQLite says of a lock that somebody else holds (https://www.sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5;
/** Open, and so locked, until this process ends. */
let claim: DatabaseSync | undefined;

/**
 * Claims a folder for this process. The claim ends with the process, even a killed one: it is SQLite's lock of a file.
 *
 * @param folder is created if it does not exist.
 * @returns whether no other process has claimed it.
 */
export function claimFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  claim = new DatabaseSync(join(folder, "claim"));
  try {
    claim.exec("begin exclusive");
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

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
