// npm run verify: everything that has to hold before a release, one step after the other, and a table at the end.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findPostgres } from "./local/postgres.ts";
import { npmRun } from "./npm.ts";
import { outputOf } from "./output.ts";
import { type Figure, printFigures } from "./table.ts";

const steps: { what: string; script: string; settings?: Record<string, string> }[] = [
  { what: "Tests, everything pressed in every window", script: "test", settings: { VERIFY: "all" } },
  { what: "Commands, from a clean clone", script: "test:commands" },
  { what: "Other engines", script: "test:engines" },
  { what: "Faults and load, ten seeds", script: "test:load", settings: { SEEDS: "10", LOAD_SECONDS: "60" } },
  { what: "Over https", script: "test:https" },
  { what: "Faults put in on purpose", script: "mutants" },
  { what: "Lighthouse, every page", script: "lighthouse" },
  { what: "Benchmarks", script: "bench" },
];

const figures: Figure[] = [];
const folder = mkdtempSync(join(tmpdir(), "verify-"));
/** The figures of the step, as JSON. */
const file = join(folder, "figures.json");
for (const { what, script, settings } of steps) {
  console.log(`\n── ${what}: npm run ${script}\n`);
  const start = performance.now();
  const { code, output } = await run(script, settings);
  const minutes = `${((performance.now() - start) / 60_000).toFixed(1)} min`;
  // Vitest's summaries, as "3 failed | 412 passed (415)".
  const tests = Array.from(output.matchAll(/^ *Tests +(.+?)(?: \(\d+\))?$/gm), ([, counts]) => counts);
  figures.push({ what, figure: [...tests, minutes].join(", "), target: "no failure", passed: code === 0 });
  const own: Figure[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  figures.push(...own.map((figure) => ({ ...figure, what: `  ${figure.what}` })));
  rmSync(file, { force: true });
}
rmSync(folder, { recursive: true });

figures.push({
  what: "Migrations and rights",
  figure: findPostgres() ? "on PGlite and PostgreSQL" : "on PGlite alone: no PostgreSQL server is installed",
  target: "PostgreSQL, where installed",
  passed: true,
});

console.log("\n── Everything\n");
process.exitCode = printFigures(figures) ? 0 : 1;

/** Runs a script of package.json, shows its output, and goes on if it fails. */
async function run(
  script: string,
  settings: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(...npmRun(script), {
    env: { FORCE_COLOR: process.stdout.isTTY ? "1" : "0", ...process.env, ...settings, FIGURES: file },
    stdio: ["inherit", "pipe", "pipe"],
  });
  const output = outputOf(child);
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const [code] = await once(child, "close");
  return { code, output: stripVTControlCharacters(output()) };
}
