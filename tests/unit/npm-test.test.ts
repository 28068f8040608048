import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

test.for(["nothing", "typecheck", "lint", "build", "test:layers"])("npm test, where %s fails", async (failing) => {
  const folder = await mkdtemp(join(tmpdir(), "npm-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const npm = join(folder, "npm.js");
  await writeFile(
    npm,
    "console.log(process.argv[3]); process.exitCode = Number(process.argv[3] === process.env.FAILING);",
  );
  const env = { ...process.env, npm_execpath: npm, FAILING: failing };
  const { status, stdout } = spawnSync(process.execPath, ["scripts/test.ts"], { env, encoding: "utf8" });
  const isBuilt = ["nothing", "test:layers"].includes(failing);
  expect(stdout.trim().split("\n").sort()).toEqual(["build", "lint", ...(isBuilt ? ["test:layers"] : []), "typecheck"]);
  expect(status).toBe(failing === "nothing" ? 0 : 1);
});

test("npm test checks every type, every warning and every layer", () => {
  expect(packageJson.scripts).toMatchObject({
    typecheck: "tsc",
    lint: "biome check --error-on-warnings",
    "test:layers": "vitest run --project unit --project worker --project browser",
  });
});
