import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The folder of this machine's PostgreSQL server, on the path or where Debian installs it; undefined if there is none.
 */
export function findPostgres(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...globSync("/usr/lib/postgresql/*/bin").reverse()];
  return folders.find((folder) => spawnSync(join(folder, "initdb"), ["--version"]).status === 0);
}
