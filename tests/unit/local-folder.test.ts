import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepPrivate } from "../../scripts/local/folder.ts";

test("what a local start keeps is its owner's alone: what was there, and what comes", async () => {
  const outside = await mkdtemp(join(tmpdir(), "local-"));
  const folder = join(outside, ".local");
  await mkdir(join(folder, "database/base"), { recursive: true });
  await writeFile(join(folder, "secrets.json"), "{}");
  await writeFile(join(folder, "database/base/1"), "");
  await chmod(join(folder, "database"), 0o777);
  await writeFile(join(outside, "not ours"), "");
  await chmod(join(outside, "not ours"), 0o644);
  await symlink(join(outside, "not ours"), join(folder, "link"));

  const mask = process.umask();
  keepPrivate(folder);
  await mkdir(join(folder, "database/later"));
  await writeFile(join(folder, "database/later/2"), "");
  process.umask(mask);

  const entries = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    ["", ...entries.sort()].map(async (name) => {
      const { mode } = await stat(join(folder, name));
      return [name, (mode & 0o777).toString(8)];
    }),
  );
  expect(Object.fromEntries(modes)).toEqual({
    "": "700",
    database: "700",
    "database/base": "700",
    "database/base/1": "600",
    "database/later": "700",
    "database/later/2": "600",
    link: "644",
    "secrets.json": "600",
  });
  await rm(outside, { recursive: true });
});
