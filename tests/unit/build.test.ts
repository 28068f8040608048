import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const LEFT = "build/ is of these sources already";
const BUILD = resolve("scripts/build.ts");
const PACKAGES = "node_modules/.package-lock.json";

const READ_BY_NO_BUILD = ["docs/product.md", "tests/unit/root.test.ts", ".gitignore"];

/** A project without patches, whose build writes a Worker and nothing else. */
const PROJECT = {
  "package.json": "{}",
  "node_modules/.bin/npm": "#!/bin/sh\n",
  "scripts/prerender.ts": "",
  "node_modules/.bin/remix":
    "#!/bin/sh\n[ ! -e app/wrong.tsx ] || exit 1\nmkdir -p build/server build/client/.well-known\necho $NODE_ENV > build/server/index.js\necho built > build/client/.well-known/proof\necho built > build/client/.assetsignore\n",
  [PACKAGES]: "{}",
  "app/root.tsx": "old",
  "public/.assetsignore": "old",
  ...Object.fromEntries(READ_BY_NO_BUILD.map((path) => [path, "old"])),
};

async function write(folder: string, path: string, content: string): Promise<void> {
  await mkdir(join(folder, dirname(path)), { recursive: true });
  await writeFile(join(folder, path), content, { mode: 0o755 });
}

async function build(folder: string): Promise<string> {
  const PATH = [join(folder, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const { stdout } = await promisify(execFile)(process.execPath, [BUILD], {
    cwd: folder,
    env: { ...process.env, PATH },
  });
  return stdout;
}

const changes: [what: string, change: (folder: string) => Promise<void>][] = [
  ["the code", (folder) => write(folder, "app/root.tsx", "new")],
  ["a file more", (folder) => write(folder, "app/about.tsx", "")],
  ["a file less", (folder) => rm(join(folder, "app/about.tsx"))],
  ["a hidden file of public/", (folder) => write(folder, "public/.assetsignore", "new")],
  ["a file in a hidden folder of public/", (folder) => write(folder, "public/.well-known/proof", "new")],
  [
    "a folder that is a link",
    async (folder) => {
      await write(folder, "docs/content/title.ts", "old");
      await symlink("../docs/content", join(folder, "app/content"));
    },
  ],
  ["a file where the link leads", (folder) => write(folder, "docs/content/title.ts", "new")],
  ["the installed packages", (folder) => write(folder, PACKAGES, '{"packages":{}}')],
  ["the built Worker", (folder) => write(folder, "build/server/index.js", "other")],
  ["a built file in a hidden folder", (folder) => rm(join(folder, "build/client/.well-known/proof"))],
  ["a hidden built file", (folder) => rm(join(folder, "build/client/.assetsignore"))],
];

test("a finished build of the same sources and packages is left as it is, and no other", {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(PROJECT)) await write(folder, path, content);
  expect(await build(folder)).not.toContain(LEFT);
  // A shell's own NODE_ENV, here Vitest's, would make it a build for development.
  expect(await readFile(join(folder, "build/server/index.js"), "utf8")).toBe("production\n");
  for (const path of READ_BY_NO_BUILD) await write(folder, path, "new");
  expect(await build(folder)).toContain(LEFT);
  for (const [what, change] of changes) {
    await change(folder);
    expect(await build(folder), what).not.toContain(LEFT);
  }
  await write(folder, "app/wrong.tsx", "");
  for (const _ of ["first", "second"]) await expect(build(folder)).rejects.toMatchObject({ code: 1 });
});
