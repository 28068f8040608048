// npm run mutants: puts one fault after the other into a copy of the project, and names those that no test notices.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Fault, faults } from "../tests/mutants/faults.ts";
import { writeTemplateDatabase } from "../tests/support/global-setup.ts";
import { copyProject } from "./copy-project.ts";
import { outputOf } from "./output.ts";
import { printFigures, tableOf } from "./table.ts";

/** Milliseconds after which a run is ended. It says nothing then: each test has a timeout of its own. */
const PATIENCE = 900_000;
/** The number of copies in which faults are tried in parallel. */
const COPIES = 2;
const VITE = "node_modules/vite/bin/vite.js";
/** What fills build/: the browser's code, the Worker and the prerendered pages. Each needs those before it. */
const BUILDS = [[VITE, "build"], [VITE, "build", "--ssr"], ["scripts/prerender.ts"]];

type Result = { fault: Fault; outcome: "noticed" | "survived" | "does not build" | "takes too long"; seconds: number };
type Run = { code: number | null; output: string };

const words: string[] = process.argv.slice(2);
const chosen = faults.filter(({ what, file, noticedBy }) =>
  words.every((word) => `${what} ${file} ${noticedBy}`.includes(word)),
);
// The list has to follow the code: a fault that no longer applies tests nothing.
for (const { what, file, from } of chosen) {
  if (readFileSync(file, "utf8").split(from).length !== 2)
    throw new Error(`“${what}”: ${file} has to hold this exactly once:\n${from}`);
}

const folder = await mkdtemp(join(tmpdir(), "mutants-"));
process.on("exit", () => spawn("rm", ["-rf", folder], { detached: true, stdio: "ignore" }).unref());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const copies = Array.from({ length: COPIES }, (_, index) => join(folder, String(index)));
for (const copy of copies) {
  await copyProject(copy);
  // The tests of commands copy it again.
  execFileSync("git", ["init", "--quiet"], { cwd: copy });
}

// Made once: tests whose database has no fault begin with it.
const template = join(folder, "database.tar");
await writeTemplateDatabase(template);

const layers = [...Map.groupBy(chosen, layerOf)];
await Promise.all(
  copies.map(async (copy) => {
    await expectBuild(copy);
    for (let layer = layers.shift(); layer; layer = layers.shift()) await expectGreen(copy, ...layer);
  }),
);

// What is built for a fault stays until it is built anew, so those that need fewer builds come first.
const queue = chosen.toSorted((a, b) => buildsFor(a).length - buildsFor(b).length);
const results: Result[] = [];
await Promise.all(
  copies.map(async (copy) => {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const result = await tryOut(fault, copy);
      results.push(result);
      const progress = `${String(results.length).padStart(3)}/${chosen.length}`;
      console.log(`${progress}  ${result.outcome.padEnd(8)} ${result.seconds.toFixed(0).padStart(4)} s  ${fault.what}`);
    }
  }),
);
await rm(folder, { recursive: true });

const survivors = results.filter(({ outcome }) => outcome !== "noticed");
if (survivors.length > 0) {
  console.log("\nWhat no test noticed:\n");
  const rows = survivors.map(({ fault, outcome }) => [fault.what, fault.file, `tests/${fault.noticedBy}`, outcome]);
  console.log(tableOf([["Fault", "In", "Has to be noticed by", ""], ...rows]));
}
console.log();
const passed = printFigures([
  {
    what: "Faults put in",
    figure: results.length,
    target: "≥ 60, or those asked for",
    passed: results.length >= (words.length > 0 ? 1 : 60),
  },
  { what: "Faults that no test noticed", figure: survivors.length, target: "0", passed: survivors.length === 0 },
]);
process.exitCode = passed ? 0 : 1;

/** The folder of the tests that have to notice a fault, which is their Vitest project. */
function layerOf({ noticedBy }: Fault): string {
  return noticedBy.split("/")[0] ?? "";
}

/** Whether the tests of a fault run what is in build/. Unit tests do not, and commands build for themselves. */
function testsBuild(fault: Fault): boolean {
  return !["unit", "commands"].includes(layerOf(fault));
}

/** What has to be built anew for a fault to be noticed. */
function buildsFor(fault: Fault): string[][] {
  if (!testsBuild(fault)) return [];
  if (/\.server\.tsx?$|^(server|load-context)\.ts$/.test(fault.file)) return BUILDS.slice(1);
  return /^(app|public)\/|^vite\.config\.ts$/.test(fault.file) ? BUILDS : [];
}

async function tryOut(fault: Fault, copy: string): Promise<Result> {
  const start = performance.now();
  const path = join(copy, fault.file);
  const original = readFileSync(path, "utf8");
  await writeFile(
    path,
    original.replace(fault.from, () => fault.to),
  );
  try {
    const { code } = await build(copy, buildsFor(fault));
    const outcome = code === 0 ? await test(copy, fault) : "does not build";
    return { fault, outcome, seconds: (performance.now() - start) / 1000 };
  } finally {
    await writeFile(path, original);
  }
}

/** Runs the tests that have to notice a fault. An error that no test expects, without a failed test, is no notice. */
async function test(copy: string, fault: Fault): Promise<Result["outcome"]> {
  const { code, output } = await vitest(copy, [fault], fault.file.startsWith("supabase/") ? "" : template);
  if (code === null) return "takes too long";
  return /^ *Test Files +.*\bfailed\b/m.test(output) ? "noticed" : "survived";
}

/** Without a fault, every test of a layer that is to notice one has to exist and pass. */
async function expectGreen(copy: string, layer: string, group: Fault[]): Promise<void> {
  const { code, output } = await vitest(copy, group);
  if (code !== 0) throw new Error(`Without a fault these have to pass:\n${output}`);
  console.log(`         without a fault: tests/${layer} (of ${group.length})`);
}

/** Runs the tests that have to notice some faults of one layer, one file at a time, up to the first failure. */
function vitest(copy: string, group: Fault[], TEMPLATE_DATABASE = template): Promise<Run> {
  const [project = ""] = group.map(layerOf);
  const files = new Set(group.map(({ noticedBy }) => `tests/${noticedBy}`));
  const names = group.map(({ named }) => named);
  const only = names.every(Boolean) ? ["-t", names.join("|")] : [];
  const words = ["run", "--project", project, "--bail=1", "--no-file-parallelism", ...only, ...files];
  return run(copy, ["node_modules/vitest/vitest.mjs", ...words], { TEMPLATE_DATABASE });
}

async function expectBuild(copy: string): Promise<void> {
  if (!chosen.some(testsBuild)) return;
  const { code, output } = await build(copy, BUILDS);
  if (code !== 0) throw new Error(`The copy does not build:\n${output}`);
}

/** Builds up to the first failure. */
async function build(copy: string, builds: string[][]): Promise<Run> {
  for (const words of builds) {
    const result = await run(copy, words);
    if (result.code !== 0) return result;
  }
  return { code: 0, output: "" };
}

/** Runs a script with a timeout, after which its exit code is null. */
async function run(cwd: string, words: string[], env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = outputOf(child);
  const end = () => child.pid && process.kill(-child.pid, "SIGKILL");
  const timeout = setTimeout(end, PATIENCE);
  process.once("exit", end);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(timeout);
  process.off("exit", end);
  return { code, output: stripVTControlCharacters(output()) };
}
