import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { isLoopback } from "#app/http/loopback.ts";
import { type Env, settingsOf, VARIABLES } from "../../load-context.ts";
import { qrCodes } from "../art/qr-codes.ts";
import { WORKER_BUDGET, workerSize } from "../budgets.ts";
import { devVars } from "../local/dev-vars.ts";
import { printable } from "../printable.ts";
import {
  environmentsThat,
  hostsOf,
  lacksDailyCron,
  logsRequests,
  readWranglerToml,
  routesOfAPart,
  servedHostsOf,
  takenFromProduction,
} from "../wrangler-toml.ts";
import { checkAccounts, checkMigrations } from "./database.ts";
import type { Finding } from "./finding.ts";
import { findSamples } from "./samples.ts";
import { isSecret, LONGEST_NAME, publicSecrets, secretFindings } from "./secrets.ts";
import type { Environment } from "./wrangler.ts";

/** What stands between the build and the live site, in the project of the current folder. */
export async function preflight(env: Environment): Promise<Finding[]> {
  // What wrangler.toml says is what the site will have.
  const settings = { ...devVars(), ...filled(process.env), ...varsOf(env) };
  return [
    ...secretFindings(env, varsOf(env)),
    ...(await migrations(settings)),
    ...(await accounts(settings)),
    ...(await readFindings(env)),
  ];
}

/** What the project's own files tell of it. */
export async function readFindings(env: Environment): Promise<Finding[]> {
  return [
    ...publicSecrets(),
    ...settingsInFiles(),
    size(),
    ...cron(),
    ...logs(),
    ...address(env),
    ...target(env),
    ...qr(),
    ...uncommitted(),
    ...(await samples()),
  ];
}

/** What is wrong with the settings in wrangler.toml, or would be read in its place. */
function settingsInFiles(): Finding[] {
  const others = ["wrangler.json", "wrangler.jsonc"].filter((file) => existsSync(file));
  const texts = others.map((file) => `${file} is what wrangler’s other commands read in place of wrangler.toml`);
  for (const env of environmentsThat(() => true)) {
    const { vars } = readWranglerToml(env === "production" ? undefined : env);
    const { problems } = settingsOf(vars as Env);
    for (const name of Object.keys(vars)) {
      if (isSecret(name))
        texts.push(`${env} [vars] holds ${name}, a secret: make a new one, and npx wrangler secret put ${name}`);
      // Its key for the database has a line of its own.
      if (!VARIABLES.includes(name) && name !== "SUPABASE_SECRET_KEY")
        texts.push(
          `${env} [vars] holds ${printable(name, LONGEST_NAME)}, which the Worker does not read and everybody may: mistyped, or to be taken away`,
        );
      const problem = problems[name as keyof typeof problems];
      if (problem) texts.push(`${env} [vars] ${name} ${problem}`);
      if (isOfThisMachine(vars[name]))
        texts.push(`${env} [vars] ${name} is an address of this machine, which Cloudflare does not reach`);
    }
  }
  return texts.map((text) => ({ state: "open", about: "setting", text }));
}

/** The variables of an environment in wrangler.toml that are not empty. */
function varsOf(env: Environment): Record<string, string> {
  return filled(readWranglerToml(env).vars);
}

/** Those that are not empty, as texts. */
function filled(variables: Record<string, unknown>): Record<string, string> {
  const named = Object.entries(variables).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return Object.fromEntries(named);
}

/** Whether a setting is an address that only this machine knows. */
function isOfThisMachine(setting: unknown): boolean {
  return isLoopback(URL.parse(String(setting))?.hostname ?? "");
}

async function migrations(settings: NodeJS.ProcessEnv): Promise<Finding[]> {
  return (await checkMigrations(settings)).map((finding) => ({ ...finding, about: "migration" }));
}

/** Nothing on the site has a use for an account in the project. */
async function accounts(settings: NodeJS.ProcessEnv): Promise<Finding[]> {
  return (await checkAccounts(settings)).map((finding) => ({ ...finding, about: "accounts" }));
}

function size(): Finding {
  const bytes = workerSize();
  const state = bytes > WORKER_BUDGET ? "open" : "fine";
  return { state, about: "size", text: `${kilobytes(bytes)} gzipped; the budget is ${kilobytes(WORKER_BUDGET)}` };
}

function cron(): Finding[] {
  const lacks =
    'has not one cron trigger that runs once a day, and nothing is erased on its day. [triggers] crons = ["30 21 * * *"]';
  const problems = environmentsThat(lacksDailyCron).map((environment) => `${environment} ${lacks}`);
  return allOf("cron", "the daily upkeep has its trigger", problems);
}

/** Whether Cloudflare would keep queries or headers of requests, which the privacy page rules out. */
function logs(): Finding[] {
  const would =
    "would keep queries or headers of requests: redact_query_string = true, invocation_logs = false, and nothing else that keeps or passes them on (traces, issues, destinations, logpush, a tail Worker)";
  const problems = environmentsThat(logsRequests).map((environment) => `${environment} ${would}`);
  return allOf("logs", "the Worker’s own lines only", problems);
}

/** Whether the site would have more than one host, an address that leads past it, or none. */
function address(env: Environment): Finding[] {
  const hosts = hostsOf(env);
  const findings: Finding[] = routesOfAPart(env).map((pattern) => ({
    state: "open",
    about: "address",
    text: `the route ${pattern} leads only a part of its host to the Worker: custom_domain = true, or /* behind the host`,
  }));
  if (hosts.length > 1 || hosts[0]?.includes("*")) {
    const text = `the site would be at ${hosts.join(" and ")}, and a sign-in at one does not count at the other: one domain in routes, PUBLIC_ORIGIN on it, workers_dev = false, preview_urls = false`;
    findings.push({ state: "open", about: "address", text });
  }
  if (servedHostsOf(env).length === 0) {
    const text =
      "wrangler.toml has none: workers_dev is off, and routes is empty. A domain in Cloudflare’s dashboard alone?";
    findings.push({ state: "note", about: "address", text });
  }
  return findings;
}

/** Whether what is deployed beside production would take its place. */
function target(env: Environment): Finding[] {
  if (!env) return [];
  const { domain, name } = takenFromProduction(env);
  const texts = [
    domain && `${env} would take ${domain} from production: routes = [] in [env.${env}]`,
    name && `${env} would be deployed in production’s place: a name of its own in [env.${env}]`,
  ];
  return texts.flatMap((text) => (text ? [{ state: "open", about: "target", text }] : []));
}

/** Whether the printed codes would lead to what the links once were, as to a sample's address, which anybody may register. */
function qr(): Finding[] {
  const isOld = ([name, drawn]: [string, string]) =>
    !existsSync(`public/${name}`) || readFileSync(`public/${name}`, "utf8") !== drawn;
  const old = Object.entries(qrCodes()).filter(isOld);
  const problems = old.map(([name]) => `public/${name} is not of the link beside it: npm run render:icons`);
  return allOf("qr", "the codes lead where the links do", problems);
}

/** Files that everybody could read, and nobody has committed, such as an export: git is told to overlook those. */
function uncommitted(): Finding[] {
  const { status, stdout } = spawnSync(
    "git",
    ["status", "--porcelain", "-z", "--ignored", "--untracked-files=all", "public"],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    const text = "not checked: git does not say which files of public/ are in a commit; the others would be published";
    return [{ state: "unknown", about: "file", text }];
  }
  const added = stdout.split("\0").filter((line) => /^(A|\?|!)/.test(line));
  return added.map((line) => ({
    state: "open",
    about: "file",
    text: `${printable(line.slice(3), LONGEST_NAME)} would be published, and is in no commit: commit it, or take it away`,
  }));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

async function samples(): Promise<Finding[]> {
  const found = await findSamples();
  const width = Math.max(...found.map(([where]) => where.length));
  const problems = found.map(([where, what]) => `${where.padEnd(width)}  ${what}`);
  return allOf("sample", "none is left", problems);
}

/** Every problem of a kind, or that there is none. */
function allOf(about: Finding["about"], fine: string, problems: string[]): Finding[] {
  if (problems.length === 0) return [{ state: "fine", about, text: fine }];
  return problems.map((text) => ({ state: "open", about, text }));
}
