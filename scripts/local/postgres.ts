import { spawnSync } from "node:child_process";
import { globSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * The folder of this machine's PostgreSQL server, on the path or where Debian installs it; undefined if there is none.
 */
export function findPostgres(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...globSync("/usr/lib/postgresql/*/bin").reverse()];
  const folder = folders.find((folder) => spawnSync(join(folder, "initdb"), ["--version"]).status === 0);
  // A link to it may stand alone.
  return folder && dirname(realpathSync(join(folder, "initdb")));
}
