import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** What `.dev.vars` says, by name; nothing where there is no such file. */
export function devVars(): Record<string, string | undefined> {
  return existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
}
