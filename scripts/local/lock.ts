import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { exitWith } from "./exit.ts";
import { ports } from "./ports.ts";
import { findProcess } from "./process.ts";

const HOLDER = ".local/holder";

/** Reserves the database of this folder: two processes would damage it. Exits with a message if another has it. */
export function lockDatabase(): void {
  mkdirSync(".local", { recursive: true, mode: 0o700 });
  // The system releases SQLite's lock when the process ends, however it ends.
  const lock = new DatabaseSync(".local/lock");
  try {
    lock.exec("begin exclusive");
  } catch {
    const [pid = "", port] = readFileSync(HOLDER, "utf8").split(" ");
    const holder = `process ${pid} on port ${port}: ${findProcess(pid).command}`;
    exitWith(`The database of this folder is in use by ${holder}\nStop it first.`);
  }
  // This reference keeps the garbage collector from closing the lock.
  process.once("exit", () => lock.close());
  writeFileSync(HOLDER, `${process.pid} ${ports.SUPABASE_PORT}`);
}
