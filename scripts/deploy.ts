// npm run deploy: lists what stands between the build and the live site, then deploys it with wrangler.
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs, stripVTControlCharacters } from "node:util";
import ts from "typescript";
import { WORKER_BUDGET, workerSize } from "./budgets.ts";
import { checkMigrations } from "./migrations.ts";
import {
  domainBesideWorkersDev,
  environmentsThatLogRequests,
  environmentsWithoutCron,
  readWranglerToml,
} from "./wrangler-toml.ts";

const HELP = `npm run deploy -- [options]

  --env preview    the preview in place of production ([env.preview] in wrangler.toml)
  --dry-run        shows the list and what wrangler would upload; works offline, deploys nothing, refuses nothing
  --with-samples   deploys production although sample values are left

✗ in the list keeps production from being deployed, never the preview. ? could not be checked; the line says why.

Exit codes: 0 done, 1 refused or failed, 2 the command was not understood.`;

const WRANGLER = fileURLToPath(new URL("../node_modules/wrangler/bin/wrangler.js", import.meta.url));

/** Milliseconds. */
const TIMEOUT = 30_000;

/** The secrets, with what happens without each. */
const secrets = {
  SUPABASE_URL: { required: true, without: "the form stores nothing" },
  SUPABASE_ANON_KEY: { required: true, without: "the form stores nothing" },
  SESSION_SECRET: { required: true, without: "form and sign-in refuse" },
  GOOGLE_CLIENT_ID: { required: false, without: "sign-in says that it is not set up" },
  GOOGLE_CLIENT_SECRET: { required: false, without: "sign-in says that it is not set up" },
  ORGANISERS_WEBHOOK_URL: { required: false, without: "organisers get no daily message" },
};

type Finding = {
  state: "fine" | "note" | "unknown" | "open";
  about: "secret" | "sample" | "migration" | "size" | "cron" | "logs" | "address";
  text: string;
};
const marks = { fine: "✓", note: "·", unknown: "?", open: "✗" };

const options = readOptions();
const { name: worker, vars } = readWranglerToml(options.env);
const target = options.env ?? "production";
const findings = [
  ...missingSecrets(),
  ...(await migrations()),
  size(),
  ...cron(),
  ...logs(),
  ...address(),
  ...samples(),
];

console.log(`\nBefore ${target} (the Worker “${worker}”):\n`);
for (const { state, about, text } of findings) console.log(`${marks[state]} ${about.padEnd(10)} ${text}`);
console.log();

const obstacles = findings.filter(
  ({ state, about }) => state === "open" && !(options.withSamples && about === "sample"),
);
if (obstacles.length > 0 && target === "production") {
  console.error(
    `Production ${options.dryRun ? "would not be" : "was not"} deployed: ${obstacles.length} of the above (✗) ${obstacles.length === 1 ? "has" : "have"} to be put right.`,
  );
  if (obstacles.every(({ about }) => about === "sample"))
    console.error("Put the real values in place of the samples, or deploy as it is: npm run deploy -- --with-samples");
  if (!options.dryRun) process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [WRANGLER, "deploy", `--env=${options.env ?? ""}`, ...message(), ...(options.dryRun ? ["--dry-run"] : [])],
  { stdio: "inherit" },
);
process.exitCode = status === 0 ? 0 : 1;

function readOptions(): { env: string | undefined; dryRun: boolean; withSamples: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        "with-samples": { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      console.log(HELP);
      process.exit();
    }
    if (values.env !== undefined && values.env !== "preview")
      throw new Error(`There is no environment “${values.env}”.`);
    return { env: values.env, dryRun: values["dry-run"], withSamples: values["with-samples"] };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return process.exit(2);
  }
}

/** The secrets that are set neither at Cloudflare nor in wrangler.toml's vars. */
function missingSecrets(): Finding[] {
  const asked = spawnSync(
    process.execPath,
    [WRANGLER, "secret", "list", "--format=json", `--env=${options.env ?? ""}`],
    {
      encoding: "utf8",
      timeout: TIMEOUT,
    },
  );
  let present: string[];
  if (asked.status === 0) present = JSON.parse(asked.stdout).map(({ name }: { name: string }) => name);
  // Never deployed.
  else if (/Worker ".+" .*not found/.test(asked.stderr)) present = [];
  else return [{ state: "unknown", about: "secret", text: `not checked: ${whyNotAsked(asked.stderr)}` }];

  const missing = Object.entries(secrets).filter(([name]) => !present.includes(name) && !vars[name]);
  if (missing.length === 0) return [{ state: "fine", about: "secret", text: "all are set" }];
  const environment = options.env ?? '""';
  return missing.map(([name, { required, without }]) => ({
    state: required ? "open" : "note",
    about: "secret",
    text: `${name} is missing: ${without}. npx wrangler secret put ${name} --env=${environment}`,
  }));
}

function whyNotAsked(words: string): string {
  if (words.includes("CLOUDFLARE_API_TOKEN")) return "wrangler is not logged in (npx wrangler login)";
  const first = stripVTControlCharacters(words)
    .split("\n")
    .find((line) => line.includes("[ERROR]"));
  return first ? first.replace(/^.*\[ERROR\]\s*/, "") : "Cloudflare did not answer";
}

async function migrations(): Promise<Finding[]> {
  return (await checkMigrations()).map((finding) => ({ ...finding, about: "migration" }));
}

function size(): Finding {
  const bytes = workerSize();
  const state = bytes > WORKER_BUDGET ? "open" : "fine";
  return { state, about: "size", text: `${kilobytes(bytes)} gzipped; the budget is ${kilobytes(WORKER_BUDGET)}` };
}

function cron(): Finding[] {
  const environments = environmentsWithoutCron();
  if (environments.length === 0) return [{ state: "fine", about: "cron", text: "the daily upkeep has its trigger" }];
  return environments.map((environment) => ({
    state: "open",
    about: "cron",
    text: `${environment} has no cron trigger: nothing is erased after its time. [triggers] crons = ["30 21 * * *"]`,
  }));
}

/** Whether Cloudflare would keep the address and headers of each request, which the privacy page rules out. */
function logs(): Finding[] {
  const environments = environmentsThatLogRequests();
  if (environments.length === 0) return [{ state: "fine", about: "logs", text: "the Worker’s own lines only" }];
  return environments.map((environment) => ({
    state: "open",
    about: "logs",
    text: `${environment} would keep the address and headers of each request: invocation_logs = false, no traces, no logpush`,
  }));
}

function address(): Finding[] {
  const domain = domainBesideWorkersDev(options.env);
  const text = `the site is ${domain}, and would answer under workers.dev, too: workers_dev = false in wrangler.toml`;
  return domain ? [{ state: "open", about: "address", text }] : [];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Every value that app/content/sample.ts marks, and its copies outside the code. */
function samples(): Finding[] {
  const found = globSync("app/**/*.{ts,tsx}").sort().flatMap(samplesIn);
  // Domains under .example belong to nobody (RFC 2606).
  const repeated = readFileSync("SECURITY.md", "utf8")
    .split("\n")
    .flatMap((line, index) =>
      (line.match(/[\w.-]+@[\w.-]+\.example\b/g) ?? []).map((address) => [`SECURITY.md:${index + 1}`, address]),
    );
  const all = [...found, ...repeated];
  if (all.length === 0) return [{ state: "fine", about: "sample", text: "none is left" }];
  const width = Math.max(...all.map(([where = ""]) => where.length));
  return all.map(([where = "", what]) => ({ state: "open", about: "sample", text: `${where.padEnd(width)}  ${what}` }));
}

/** @returns file and line, and key and value, of each call of sample() in a file. */
function samplesIn(file: string): [where: string, what: string][] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: [string, string][] = [];
  (function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.getText() === "sample") {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const value = node.arguments.map((argument) => argument.getText().replace(/\s+/g, " ")).join(", ");
      found.push([`${file}:${line}`, `${keyOf(node)} = ${value.length > 80 ? `${value.slice(0, 79)}…` : value}`]);
    }
    ts.forEachChild(node, visit);
  })(source);
  return found;
}

/** As `site.email`, or `webinars[1].title`. */
function keyOf(node: ts.Node): string {
  const { parent } = node;
  if (!parent) return "";
  const outer = keyOf(parent);
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent)) return `${outer}.${parent.name.getText()}`;
  if (ts.isArrayLiteralExpression(parent)) return `${outer}[${parent.elements.indexOf(node as ts.Expression)}]`;
  return outer;
}

/** The version's message in `wrangler deployments list`: the commit, to find the way back in a rollback. */
function message(): string[] {
  try {
    return [
      "--message",
      execFileSync("git", ["log", "-1", "--format=%h %s"], { encoding: "utf8", stdio: "pipe" }).trim(),
    ];
  } catch {
    return [];
  }
}
