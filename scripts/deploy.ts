// npm run deploy: lists sample values, unfinished languages and missing or wrong settings, then deploys with wrangler.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, parseEnv, stripVTControlCharacters } from "node:util";
import { unstable_readConfig } from "wrangler";
import { isLoopback } from "#app/http/origin.server.ts";
import { type SettingDefinition, settingDefinitions, settingsOf } from "#app/http/settings.server.ts";
import { findSamples } from "./deploy/samples.ts";

const HELP = `npm run deploy -- [options]

  --env preview  deploys the preview ([env.preview] in wrangler.toml) instead of production
  --dry-run      shows the list and what wrangler would upload; works offline

Production is refused while sample values are left, a language is unfinished, or settings are missing or wrong.`;

const settings: SettingDefinition[] = Object.values(settingDefinitions);

const placeholders = parseEnv(readFileSync(".dev.vars.example", "utf8"));

const { env, isDryRun } = readOptions();
const isProduction = env === "";
const { name: workerName, vars } = readConfig();
const { secrets, problem } = listSecrets();

const samples = findSamples();
const unfinished = await findUnfinished();
const unset = settings.filter(isMissing);
const missing = unset.filter(({ without }) => !without);
const wrong = findWrong();
const findings = [
  ...samples.map((place) => `sample    ${place}`),
  ...unfinished.map((sentence) => `language  ${sentence}`),
  ...missing.map(({ name }) => `missing   ${name}: ${putSecret(name)}`),
  ...wrong.map((sentence) => `wrong     ${sentence}`),
  ...unset.flatMap(({ name, without }) => (without ? `optional  ${name} is not set: ${without}` : [])),
];
if (!secrets) findings.push(`unknown   the secrets of the Worker (${problem}): run npx wrangler login`);
console.log(`Before the deployment of ${isProduction ? "production" : env} (Worker "${workerName}"):\n`);
for (const finding of findings) console.log(`  ${finding}`);
const settingsSummary = secrets
  ? count(missing.length + wrong.length, "missing or wrong setting")
  : "unknown missing settings";
const languageSummary = unfinished.length > 0 ? `, ${count(unfinished.length, "finding")} about languages` : "";
console.log(`\n${count(samples.length, "sample value")}, ${settingsSummary}${languageSummary}.`);

const isRefused = isProduction && samples.length + unfinished.length + missing.length + wrong.length > 0;
if (isRefused) console.error(`Production ${isDryRun ? "would be" : "was"} refused. See docs/deploy.md.`);
// Without the list of secrets, production may lack one.
const isUnknown = isProduction && !secrets;
const mayDeploy = isDryRun || !(isRefused || isUnknown);
if (!mayDeploy) process.exit(1);
const deploy = wrangler("inherit", "deploy", ...(isDryRun ? ["--dry-run"] : []));
process.exitCode = deploy.status ?? 1;

/** What the translations of the project in this folder lack. */
async function findUnfinished(): Promise<string[]> {
  const file = "app/content/compare-translations.server.ts";
  // The project of a test may lack this file.
  if (!existsSync(file)) return [];
  const { findUnfinishedTranslations } = await import(pathToFileURL(resolve(file)).href);
  return findUnfinishedTranslations();
}

function readOptions() {
  // npm keeps options that stand before "--" for itself.
  const { npm_config_env, npm_config_dry_run } = process.env;
  try {
    if (npm_config_env || npm_config_dry_run) throw new Error("Write -- before the options.");
    const { values } = parseArgs({ options: { env: { type: "string" }, "dry-run": { type: "boolean" } } });
    const { env = "", "dry-run": isDryRun = false } = values;
    if (values.env !== undefined && env !== "preview") throw new Error(`Unknown environment: ${env}`);
    return { env, isDryRun };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return process.exit(2);
  }
}

/** The name and the vars of the Worker in wrangler.toml. Ends the process if the file is broken. */
function readConfig() {
  try {
    return unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { line: number } };
    const place = location ? `wrangler.toml:${location.line}` : "wrangler.toml";
    console.error(`${place} cannot be read: ${message.replace(/\s+/g, " ")}`);
    return process.exit(1);
  }
}

/** The names of the secrets of the Worker; none before its first deployment. Undefined, with a problem, if offline. */
function listSecrets(): { secrets?: string[]; problem?: string } {
  const { status, stdout, stderr } = wrangler("pipe", "secret", "list");
  if (status === 0) {
    // Not JSON.parse: wrangler may print a note about its newer version after the JSON.
    const names = stdout.matchAll(/"name": "(\w+)"/g);
    return { secrets: [...names].map(([, name = ""]) => name) };
  }
  const output = stripVTControlCharacters(`${stdout}${stderr}`);
  // 10007: the Worker does not exist yet.
  if (/not found|10007/.test(output)) return { secrets: [] };
  const isLoggedOut = output.includes("set a CLOUDFLARE_API_TOKEN");
  if (isLoggedOut) return { problem: "not logged in" };
  const [, problem = "no answer"] = /ERROR\S*\s+(.+)/.exec(output) ?? [];
  return { problem };
}

/** Whether a setting is known to be neither in wrangler.toml nor among the secrets. */
function isMissing({ name }: SettingDefinition): boolean {
  return secrets !== undefined && !(name in vars) && !secrets.includes(name);
}

/** A sentence for each wrong line of [vars], and for each secret whose name is wrong. */
function findWrong(): string[] {
  const names = [...Object.keys(vars), ...(secrets ?? [])];
  return names.flatMap((name) => {
    const problem = findProblem(name);
    return problem ? [`${name} ${name in vars ? "in wrangler.toml" : "among the secrets"} ${problem}`] : [];
  });
}

function findProblem(name: string): string | undefined {
  const setting = settings.find((one) => one.name === name);
  if (!setting) return "is no setting";
  if (name === "NOINDEX" && isProduction) return "keeps production out of search results";
  // Cloudflare does not show the value of a secret.
  if (!(name in vars)) return undefined;
  const value = String(vars[name]);
  if (value.trim() === "") return "is empty: remove the line";
  if (setting.isSecret) return `is a secret: replace it, remove the line, and run ${putSecret(name)}`;
  if (value === placeholders[name]) return "is the placeholder of .dev.vars.example";
  const isLocal = URL.canParse(value) && isLoopback(new URL(value).hostname);
  if (isLocal) return "is an address of your own computer";
  // The Worker decides with this schema, too.
  const problems: Record<string, string | undefined> = settingsOf(vars).problems;
  return problems[name];
}

function putSecret(name: string): string {
  return `npx wrangler secret put ${name} --env="${env}"`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function wrangler(output: "inherit" | "pipe", ...words: string[]) {
  const args = ["node_modules/wrangler/bin/wrangler.js", ...words, `--env=${env}`];
  // A pipe is no terminal, so wrangler fails there instead of asking to log in.
  return spawnSync(process.execPath, args, {
    stdio: output,
    encoding: "utf8",
    env: output === "pipe" ? { ...process.env, FORCE_COLOR: "0" } : process.env,
  });
}
