// What has to be green before a commit (`npm test`) and before a release (`npm run verify`).
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs a gate with an npm whose scripts say their names and settings, and fail where they are told to. */
function run(gate: "test" | "verify", { failing = "", over = "" } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "gates-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = join(folder, "npm.mjs");
  writeFileSync(
    npm,
    `import { writeFileSync } from "node:fs";
const [, , , script] = process.argv;
const { VERIFY, SEEDS, LOAD_SECONDS, FIGURES } = process.env;
console.log(["ran", script, VERIFY, SEEDS, LOAD_SECONDS].join(" ").trim());
if (script === ${JSON.stringify(over)})
  writeFileSync(FIGURES, JSON.stringify([{ what: "a figure", figure: "1", target: "0", passed: false }]));
process.exitCode = script === ${JSON.stringify(failing)} ? 1 : 0;`,
  );
  const { status, stdout } = spawnSync(process.execPath, [`scripts/${gate}.ts`], {
    env: { PATH: process.env.PATH, npm_execpath: npm },
    encoding: "utf8",
  });
  return { ran: Array.from(stdout.matchAll(/^ran (.*)$/gm), ([, what]) => what), status };
}

const CHECKS = ["build", "lint", "test:unit", "typecheck"];

test.for([
  ["", [...CHECKS, "test:site"], 0],
  ["typecheck", CHECKS, 1],
  ["lint", CHECKS, 1],
  ["build", CHECKS, 1],
  ["test:unit", CHECKS, 1],
  ["test:site", [...CHECKS, "test:site"], 1],
] as const)("npm test, where this fails: “%s”", ([failing, scripts, status]) => {
  const { ran, ...result } = run("test", { failing });
  expect({ ...result, ran: ran.toSorted() }).toEqual({ ran: scripts.toSorted(), status });
});

test("npm run verify runs everything, whatever fails on the way, and passes only if all of it does", {
  timeout: 60_000,
}, () => {
  const ran = [
    "test all",
    "test:commands",
    "test:engines",
    "test:load  10 60",
    "test:https",
    "mutants",
    "lighthouse",
    "bench",
  ];
  expect(run("verify")).toEqual({ ran, status: 0 });
  expect(run("verify", { failing: "test:https" })).toEqual({ ran, status: 1 });
  expect(run("verify", { over: "bench" })).toEqual({ ran, status: 1 });
});

test("the gates are as strict as they were", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts).toMatchObject({
    typecheck: "tsc",
    lint: "biome check --error-on-warnings",
    "test:unit": "vitest run --project unit",
    "test:site": "vitest run --project site",
  });
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  expect(compilerOptions).toMatchObject({
    strict: true,
    noUncheckedIndexedAccess: true,
    noFallthroughCasesInSwitch: true,
    noImplicitOverride: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
  });
});
