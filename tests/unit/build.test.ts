import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const LEFT = "build/ is of these sources already";
const BUILD = resolve("scripts/build.ts");
const PACKAGES = "node_modules/.package-lock.json";

/** A project whose build writes a Worker and nothing else. */
const PROJECT = {
  "package.json": JSON.stringify({ scripts: { patch: "true" } }),
  "scripts/prerender.ts": "",
  "node_modules/.bin/remix":
    "#!/bin/sh\n[ ! -e app/wrong.tsx ] || exit 1\nmkdir -p build/server build/client\necho built > build/server/index.js\necho built > build/client/.assetsignore\n",
  [PACKAGES]: "{}",
  "app/root.tsx": "old",
  "public/.assetsignore": "old",
  "docs/product.md": "old",
  "tests/unit/root.test.ts": "old",
  ".gitignore": "old",
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

const changes: [what: string, change: (folder: string) => Promise<void>, isLeft: boolean][] = [
  ["nothing", async () => {}, true],
  ["a document", (folder) => write(folder, "docs/product.md", "new"), true],
  ["a test", (folder) => write(folder, "tests/unit/root.test.ts", "new"), true],
  ["what no build reads", (folder) => write(folder, ".gitignore", "new"), true],
  ["the code", (folder) => write(folder, "app/root.tsx", "new"), false],
  ["a file more", (folder) => write(folder, "app/about.tsx", ""), false],
  ["a file less", (folder) => rm(join(folder, "app/about.tsx")), false],
  ["a hidden file of public/", (folder) => write(folder, "public/.assetsignore", "new"), false],
  ["the installed packages", (folder) => write(folder, PACKAGES, '{"packages":{}}'), false],
  ["the built Worker", (folder) => write(folder, "build/server/index.js", "other"), false],
  ["a hidden built file", (folder) => rm(join(folder, "build/client/.assetsignore")), false],
];

test("a finished build of the same sources and packages is left as it is, and no other", {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(PROJECT)) await write(folder, path, content);
  expect(await build(folder)).not.toContain(LEFT);
  for (const [what, change, isLeft] of changes) {
    await change(folder);
    expect((await build(folder)).includes(LEFT), what).toBe(isLeft);
  }
  await write(folder, "app/wrong.tsx", "");
  for (const _ of ["first", "second"]) await expect(build(folder)).rejects.toMatchObject({ code: 1 });
});
