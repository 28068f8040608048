import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The variables of `.dev.vars`; none if there is no such file. */
export function devVars(): Record<string, string | undefined> {
  return existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
}
