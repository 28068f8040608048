// npm run deploy: lists sample values and missing settings, then deploys with wrangler.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { unstable_readConfig } from "wrangler";
import { samples } from "#app/content/sample.ts";

const HELP = `npm run deploy -- [options]

  --env preview  deploys the preview ([env.preview] in wrangler.toml) instead of production
  --dry-run      shows the list and what wrangler would upload; works offline

Production is refused while sample values are left or required settings are missing.`;

const REQUIRED = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SESSION_SECRET"];
const OPTIONAL = {
  GOOGLE_CLIENT_ID: "sign-in does not work",
  GOOGLE_CLIENT_SECRET: "sign-in does not work",
  PUBLIC_ORIGIN: "links use the origin of each request",
  ORGANISERS_WEBHOOK_URL: "organisers get no daily message",
  CF_ANALYTICS_TOKEN: "visits are not counted",
};

const { env = "", dryRun } = readOptions();
const production = env === "";
const { name, vars } = unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
const { secrets, problem } = listSecrets();
const isMissing = (setting: string) => !(setting in vars || secrets?.includes(setting));

const sampleLines = await listSamples();
const missing = secrets ? REQUIRED.filter(isMissing) : [];
console.log(`Before the deployment of ${production ? "production" : env} (Worker "${name}"):\n`);
for (const line of sampleLines) console.log(`  sample    ${line}`);
for (const setting of missing) console.log(`  missing   ${setting}: npx wrangler secret put ${setting} --env="${env}"`);
for (const [setting, effect] of Object.entries(OPTIONAL)) {
  if (secrets && isMissing(setting)) console.log(`  optional  ${setting} is not set: ${effect}`);
}
if (!secrets) console.log(`  unknown   the secrets of the Worker (${problem}): run npx wrangler login`);
console.log(`\n${sampleLines.length} sample values, ${secrets ? missing.length : "unknown"} missing settings.`);

const isRefused = production && (sampleLines.length > 0 || missing.length > 0);
if (isRefused) console.error(`Production ${dryRun ? "would be" : "was"} refused. See docs/deploy.md.`);
if (!dryRun && (isRefused || (production && !secrets))) process.exit(1);
process.exitCode = wrangler("inherit", "deploy", ...(dryRun ? ["--dry-run"] : [])).status ?? 1;

function readOptions() {
  // npm keeps options that stand before "--" for itself.
  const { npm_config_env, npm_config_dry_run } = process.env;
  try {
    if (npm_config_env || npm_config_dry_run) throw new Error("Write -- before the options.");
    const { values } = parseArgs({ options: { env: { type: "string" }, "dry-run": { type: "boolean" } } });
    if (values.env !== undefined && values.env !== "preview") throw new Error(`Unknown environment: ${values.env}`);
    return { env: values.env, dryRun: values["dry-run"] ?? false };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return process.exit(2);
  }
}

/** The names of the secrets of the Worker; none before its first deployment. Undefined, with a problem, if offline. */
function listSecrets(): { secrets?: string[]; problem?: string } {
  const { status, stdout, stderr } = wrangler("pipe", "secret", "list");
  if (status === 0) return { secrets: [...stdout.matchAll(/"name": "(\w+)"/g)].map(([, name = ""]) => name) };
  const output = stripVTControlCharacters(`${stdout}${stderr}`);
  // 10007: the Worker does not exist yet.
  if (/not found|10007/.test(output)) return { secrets: [] };
  const isLoggedOut = output.includes("set a CLOUDFLARE_API_TOKEN");
  return { problem: isLoggedOut ? "not logged in" : (/ERROR\S*\s+(.+)/.exec(output)?.[1] ?? "no answer") };
}

/** File, line and value of each `sample()` in app/content/, and the sample address in SECURITY.md. */
async function listSamples(): Promise<string[]> {
  for (const file of globSync("app/content/*.ts")) await import(pathToFileURL(resolve(file)).href);
  const lines = samples.map(({ value, stack = "" }) => {
    const place = /app\/content\/(?!sample\.ts).+?:\d+/.exec(stack)?.[0] ?? "app/content";
    const text = JSON.stringify(value);
    return `${place} ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`;
  });
  // Domains that end in .example are for samples (RFC 2606).
  const [address] = /[\w.+-]+@[\w.-]+\.example\b/.exec(readFileSync("SECURITY.md", "utf8")) ?? [];
  return address ? [...lines, `SECURITY.md "${address}"`] : lines;
}

function wrangler(output: "inherit" | "pipe", ...words: string[]) {
  const args = ["node_modules/wrangler/bin/wrangler.js", ...words, `--env=${env}`];
  // Without a terminal, wrangler fails instead of asking to log in.
  return spawnSync(process.execPath, args, {
    stdio: output,
    encoding: "utf8",
    env: output === "pipe" ? { ...process.env, FORCE_COLOR: "0" } : process.env,
  });
}
