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
import { printFigures, printTable } from "./table.ts";

/** Milliseconds after which a run is ended. It says nothing then: each test has a timeout of its own. */
const PATIENCE = 900_000;
/** The number of copies in which faults are tried in parallel. */
const COPIES = 2;

type Result = { fault: Fault; outcome: "noticed" | "survived" | "does not build" | "takes too long"; seconds: number };

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

const files = [...Map.groupBy(chosen, ({ noticedBy }) => noticedBy)];
await Promise.all(
  copies.map(async (copy) => {
    await expectBuild(copy);
    for (let file = files.shift(); file; file = files.shift()) await expectGreen(copy, ...file);
  }),
);

// What needs no build comes first: the first build is then still the one without a fault.
const queue = [...chosen.filter((fault) => !isBuilt(fault)), ...chosen.filter(isBuilt)];
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
  printTable([["Fault", "In", "Has to be noticed by", ""], ...rows]);
}
console.log();
const passed = printFigures([
  { what: "Faults put in", figure: results.length, target: "≥ 60, or those asked for", passed: true },
  { what: "Faults that no test noticed", figure: survivors.length, target: "0", passed: survivors.length === 0 },
]);
process.exitCode = passed ? 0 : 1;

/** Whether the tests of a fault run what `npm run build` builds. Unit tests do not, and commands build for themselves. */
function testsBuild({ noticedBy }: Fault): boolean {
  return !/^(unit|commands)\//.test(noticedBy);
}

/** Whether a fault is noticed only in a new build. */
function isBuilt(fault: Fault): boolean {
  const sources = /^(app|public|server\.ts|load-context\.ts|vite\.config\.ts|scripts\/(vite|prerender))/;
  return testsBuild(fault) && sources.test(fault.file);
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
    const outcome = isBuilt(fault) && (await build(copy)).code !== 0 ? "does not build" : await test(copy, fault);
    return { fault, outcome, seconds: (performance.now() - start) / 1000 };
  } finally {
    await writeFile(path, original);
  }
}

/** Runs the tests that have to notice a fault. An error that no test expects, without a failed test, is no notice. */
async function test(copy: string, { file, noticedBy, named }: Fault): Promise<Result["outcome"]> {
  const { code, output } = await vitest(copy, noticedBy, named, file.startsWith("supabase/") ? "" : template);
  if (code === null) return "takes too long";
  return /^ *Test Files +.*\bfailed\b/m.test(output) ? "noticed" : "survived";
}

/** Without a fault, every test of a file that is to notice one has to exist and pass. */
async function expectGreen(copy: string, file: string, group: Fault[]): Promise<void> {
  const all = group.every(({ named }) => named) ? group.map(({ named }) => `(${named})`).join("|") : undefined;
  const { code, output } = await vitest(copy, file, all);
  if (code !== 0) throw new Error(`Without a fault tests/${file} has to pass:\n${output}`);
  console.log(`         without a fault: tests/${file} (of ${group.length})`);
}

/** Runs a file of tests, or only those whose name has a pattern, up to the first failure. */
function vitest(copy: string, file: string, pattern?: string, TEMPLATE_DATABASE = template) {
  const [project = ""] = file.split("/");
  const only = pattern ? ["-t", pattern] : [];
  return run(copy, ["vitest", "run", "--project", project, "--bail=1", `tests/${file}`, ...only], {
    TEMPLATE_DATABASE,
  });
}

async function expectBuild(copy: string): Promise<void> {
  if (!chosen.some(testsBuild)) return;
  const { code, output } = await build(copy);
  if (code !== 0) throw new Error(`The copy does not build:\n${output}`);
}

function build(copy: string) {
  return run(copy, ["run-script", "build"]);
}

/** Runs a script of the copy, or a command of its packages, with a timeout. */
async function run(
  cwd: string,
  [command = "", ...args]: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const inNpm = command === "run-script" ? [command, ...args] : ["exec", "--offline", "--", command, ...args];
  const child = spawn("npm", inNpm, {
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
