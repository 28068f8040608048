import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shellEnvironment } from "../support/command.ts";

const PATCHES = globSync("{app,scripts}/*/*.patch");
const PATCHED = PATCHES.flatMap((patch) =>
  [...readFileSync(patch, "utf8").matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = ""]) => file),
);
const PACKAGES = PATCHED.map((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);

/** What an installation or a build begins with, in a folder of its own. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), "patch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = new Set(PACKAGES.map((path) => `${path}/package.json`));
  for (const path of ["package.json", "scripts/build.ts", ...PATCHES, ...names, ...PATCHED])
    cpSync(path, join(folder, path));
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(resolve("node_modules/.bin"), join(folder, "node_modules/.bin"));
  return folder;
}

function run(cwd: string, script: string) {
  const env = { ...shellEnvironment(), CI: undefined };
  const { status, stdout, stderr } = spawnSync("npm", ["run", script], { cwd, env, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("each patch fits its package, applied already or not", () => {
  expect(run(project(), "postinstall").status).toBe(0);
});

// The second is all that notices it after `npm ci --ignore-scripts`.
test.for(["postinstall", "build"])("npm run %s fails if any file is not the one that was patched", (script) => {
  expect(new Set(PACKAGES)).toEqual(
    new Set([
      "node_modules/@remix-run/react",
      "node_modules/react-router-dom",
      "node_modules/miniflare",
      "node_modules/wrangler",
    ]),
  );
  for (const file of PATCHED) {
    const folder = project();
    writeFileSync(join(folder, file), "// Another version.\n");
    const { status, output } = run(folder, script);
    expect(status, file).not.toBe(0);
    expect(output, file).toContain("cannot apply the following patch file");
    expect(output, file).not.toContain("vite");
  }
});
