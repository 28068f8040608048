import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Copies the project as it is, with uncommitted changes and packages, but without what git ignores (builds, local data,
 * `.dev.vars`). Has to be called in the project's root.
 *
 * @param folder of the copy; it must not exist.
 */
export async function copyProject(folder: string): Promise<void> {
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    maxBuffer: 2 ** 24,
  });
  const files = stdout.split("\0").filter((file) => file && existsSync(file));
  for (const file of files) await cp(file, join(folder, file));
  // Hard links if the file system has them, because the packages take a gigabyte.
  const packages = join(folder, "node_modules");
  await run("cp", ["-al", "node_modules", packages]).catch(() => cp("node_modules", packages, { recursive: true }));
}
