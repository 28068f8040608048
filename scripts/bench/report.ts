import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import type { Figure } from "../table.ts";
import { type HostileCosts, hostileRows, worstRatio } from "./hostile.ts";
import { type Figures, type FreshFigures, middle, type Rounds, ratio } from "./pages.ts";
import type { measureRegistrations, Way } from "./registrations.ts";
import { workerd } from "./workerd.ts";
import type { Size } from "./workers.ts";

export type Name = "string" | "bytes" | "signedOut" | "minimal" | "signedIn";
/** What only a new process is measured with. */
type FirstName = "registration" | "refused" | "notFound" | "signIn" | "callback" | "upkeep";
export type Measured = {
  fresh: Rounds<Name | FirstName, FreshFigures>;
  steady: Rounds<Name, Figures>;
  registrations: Awaited<ReturnType<typeof measureRegistrations>>;
  hostile: HostileCosts;
  bundles: Record<"string" | "signedOut" | "minimal", Size>;
};

const FILE = "docs/benchmarks.md";
const [BEGIN, END] = ["<!-- Written by npm run bench -->", "<!-- End of what npm run bench writes -->"];

const LABELS: Record<Name, string> = {
  string: "Constant, a string",
  bytes: "Constant, bytes",
  signedOut: "**Ours, signed out**",
  minimal: "Minimal Remix",
  signedIn: "**Ours, signed in**",
};
const FIRST_LABELS: Record<Name | FirstName, string> = {
  ...LABELS,
  registration: "**Ours, a registration**",
  refused: "**Ours, a refused form**",
  notFound: "**Ours, a page that is not there**",
  signIn: "**Ours, the start of a sign-in**",
  callback: "**Ours, the end of a sign-in**",
  upkeep: "**Ours, the daily upkeep**",
};
/** Milliseconds of CPU per request on Cloudflare's free plan. */
const FREE_PLAN = 10;
const WAYS: Record<Way, string> = { worker: "**Our form**", database: "The database’s API alone" };

/** The figures as Markdown. */
export function report(measured: Measured): string {
  return [machine(), targets(measured), pages(measured), registered(measured), hostile(measured)].join("\n\n");
}

/** Writes the figures into docs/benchmarks.md, in place of the last run's. */
export function writeReport(text: string): void {
  const page = readFileSync(FILE, "utf8");
  const [before, rest = ""] = page.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error(`${FILE} has lost the lines between which the figures stand.`);
  writeFileSync(FILE, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}

function machine(): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--untracked-files=no") && " with changes";
  return `Measured ${new Date().toISOString().slice(0, 10)} at commit ${git("rev-parse", "--short", "HEAD")}${changed} on
${availableParallelism()} × ${cpus()[0]?.model} with workerd ${workerd.version}, Node ${process.versions.node}, Remix
${dependencies["@remix-run/cloudflare"]}, React ${dependencies.react} and @supabase/lite ${devDependencies["@supabase/lite"]}.`;
}

/** The figures that have a target. */
export function figuresOf({ fresh, steady, hostile }: Measured): Figure[] {
  const atLeast = (what: string, least: number, value: number): Figure => ({
    what,
    figure: value.toFixed(2),
    target: `≥ ${least.toFixed(2)}`,
    passed: value >= least,
  });
  const atMost = (what: string, most: number, value: number, unit = "×"): Figure => ({
    what,
    figure: value.toFixed(2),
    target: `≤ ${most} ${unit}`,
    passed: value <= most,
  });
  /** Of a new process, relative to minimal Remix's. */
  const firstOf = (what: string, most: number, name: Name | FirstName, figure: keyof FreshFigures = "first") =>
    atMost(what, most, ratio(fresh[name], fresh.minimal, figure), "× minimal Remix’s");
  return [
    atLeast("Signed out: requests/s, of the constant’s", 0.8, ratio(steady.signedOut, steady.string, "rate")),
    atMost("Signed out: CPU per request", 1.5, ratio(steady.signedOut, steady.string, "cpu")),
    atMost("Signed out: CPU of the first request", 3, ratio(fresh.signedOut, fresh.string, "first")),
    firstOf("Start-up CPU", 1, "signedOut", "startUp"),
    firstOf("First request, a registration: CPU", 0.5, "registration"),
    firstOf("First request, a refused form: CPU", 1, "refused"),
    firstOf("First request, a page that is not there: CPU", 1, "notFound"),
    firstOf("First request, signed in: CPU", 1, "signedIn"),
    firstOf("First request, the start of a sign-in: CPU", 1, "signIn"),
    firstOf("First request, the end of a sign-in: CPU", 1, "callback"),
    atLeast("Signed in: requests/s, of minimal Remix’s", 0.8, ratio(steady.signedIn, steady.minimal, "rate")),
    atMost("Signed in: CPU per request", 1.3, ratio(steady.signedIn, steady.minimal, "cpu")),
    atMost("Hostile input: CPU, of harmless input’s, at worst", 20, worstRatio(hostile)),
  ];
}

function targets(measured: Measured): string {
  return table(
    ["One connection", "Target", "Measured", ""],
    figuresOf(measured).map(({ what, figure, target, passed }) => [what, target, figure, passed ? "✓" : "not reached"]),
  );
}

function pages({ fresh, steady, bundles }: Measured): string {
  const names = Object.keys(LABELS) as Name[];
  const load = table(
    ["One connection", "requests/s", "CPU ms/request"],
    names.map((name) => [
      LABELS[name],
      Math.round(middle(steady[name], "rate")),
      middle(steady[name], "cpu").toFixed(3),
    ]),
  );
  const starts = table(
    ["A new process: CPU ms", "start-up", "first request", `within ${FREE_PLAN} ms`, "second request"],
    (Object.keys(FIRST_LABELS) as (Name | FirstName)[]).map((name) => [
      FIRST_LABELS[name],
      middle(fresh[name], "startUp").toFixed(1),
      middle(fresh[name], "first").toFixed(2),
      middle(fresh[name], "first") <= FREE_PLAN ? "✓" : "no",
      middle(fresh[name], "second").toFixed(2),
    ]),
  );
  const weights = table(
    ["Worker", "kB", "gzipped kB"],
    (["string", "signedOut", "minimal"] as const).map((name) => [
      LABELS[name],
      kilobytes(bundles[name].raw),
      kilobytes(bundles[name].gzipped),
    ]),
  );
  return [starts, weights, load].join("\n\n");
}

function registered({ registrations: { rows, byConnections } }: Measured): string {
  const lines = Object.entries(byConnections).flatMap(([connections, rounds]) =>
    (Object.keys(WAYS) as Way[]).map((way) => [
      WAYS[way],
      connections,
      Math.round(middle(rounds[way], "rate")),
      way === "worker" ? middle(rounds.worker, "cpu").toFixed(2) : "",
      way === "worker" ? ratio(rounds.worker, rounds.database, "rate").toFixed(2) : "",
    ]),
  );
  return `${table(["Registrations", "connections", "per second", "workerd’s CPU ms", "of the database’s rate"], lines)}

${rows} successes in all, ${rows} rows in the table afterwards.`;
}

function hostile(measured: Measured): string {
  return table(
    ["Input of the same length: CPU ms/request", "harmless", "hostile", "ratio"],
    hostileRows(measured.hostile),
  );
}

function kilobytes(size: number): string {
  return (size / 1000).toFixed(1);
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
