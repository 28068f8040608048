// npm run deploy: lists what stands between the build and the live site, then deploys it with wrangler.
import { execFileSync, spawnSync } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { preflight } from "./deploy/preflight.ts";
import { wrangler } from "./deploy/wrangler.ts";
import { devVars } from "./local/dev-vars.ts";
import { keptByNpm } from "./npm.ts";
import { requireSettingsFile } from "./settings-file.ts";
import { readWranglerToml } from "./wrangler-toml.ts";

const HELP = `npm run deploy -- [options]

  --env preview    the preview in place of production ([env.preview] in wrangler.toml)
  --dry-run        shows the list and what wrangler would upload; works offline, deploys nothing, refuses nothing
  --with-samples   deploys production although sample values are left

At a terminal it asks before it deploys production.

✗ in the list keeps production from being deployed; the preview only where it would take production's place. ? could not be checked; the line says why.

Exit codes: 0 done, 1 refused or failed, 2 the command was not understood.`;

const marks = { fine: "✓", note: "·", unknown: "?", open: "✗" };

const options = readOptions();
const { name: worker } = requireSettingsFile("wrangler.toml", () => readWranglerToml(options.env));
requireSettingsFile(".dev.vars", devVars);
const target = options.env ?? "production";
const findings = await preflight(options.env);

console.log(`\nBefore ${target} (the Worker “${worker}”):\n`);
for (const { state, about, text } of findings) console.log(`${marks[state]} ${about.padEnd(10)} ${text}`);
console.log();

const obstacles = findings.filter(
  ({ state, about }) =>
    state === "open" && (options.env ? about === "target" : !(options.withSamples && about === "sample")),
);
if (obstacles.length > 0) {
  console.error(
    `${options.env ? "The preview" : "Production"} ${options.dryRun ? "would not be" : "was not"} deployed: ${obstacles.length} of the above (✗) ${obstacles.length === 1 ? "has" : "have"} to be put right.`,
  );
  if (obstacles.every(({ about }) => about === "sample"))
    console.error("Put the real values in place of the samples, or deploy as it is: npm run deploy -- --with-samples");
  if (!options.dryRun) process.exit(1);
}
if (!options.env && !options.dryRun && !(await isMeant())) {
  console.error("Nothing was deployed. The preview: npm run deploy -- --env preview");
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  wrangler(options.env, "deploy", ...message(), ...(options.dryRun ? ["--dry-run"] : [])),
  // The name that the list is of, whatever the shell or a .env calls it (Cloudflare's own CI does).
  { stdio: "inherit", env: { ...process.env, WRANGLER_CI_OVERRIDE_NAME: worker } },
);
process.exitCode = status === 0 ? 0 : 1;

function readOptions(): { env: string | undefined; dryRun: boolean; withSamples: boolean } {
  try {
    const options = {
      env: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      "with-samples": { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    } as const;
    const kept = keptByNpm(Object.keys(options));
    if (kept) throw new Error(`npm has kept --${kept} for itself; nothing was done. Write -- before it.`);
    const { values } = parseArgs({ options });
    if (values.help) {
      console.log(HELP);
      process.exit();
    }
    if (values.env !== undefined && values.env !== "preview")
      throw new Error(`There is no environment “${values.env}”.`);
    const { CLOUDFLARE_ENV } = process.env;
    if (CLOUDFLARE_ENV !== undefined && CLOUDFLARE_ENV !== (values.env ?? ""))
      throw new Error(
        `CLOUDFLARE_ENV names “${CLOUDFLARE_ENV}”, and this would be ${values.env ?? "production"}; unset it.`,
      );
    return { env: values.env, dryRun: values["dry-run"], withSamples: values["with-samples"] };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return process.exit(2);
  }
}

/** Asks whoever sits at a terminal: npm may have kept `-e preview` for itself, of which nothing is seen here. */
async function isMeant(): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  // Not on stdout, which may be kept in a file.
  const terminal = createInterface(process.stdin, process.stderr);
  const answer = await terminal.question(`Deploy production, the Worker “${worker}”? (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** The version's message in `wrangler deployments list`: the commit, to find the way back in a rollback, and whether it is all. */
function message(): string[] {
  try {
    const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8", stdio: "pipe" }).trim();
    const changes = git("status", "--porcelain") && "uncommitted changes on ";
    return ["--message", changes + git("log", "-1", "--format=%h %s")];
  } catch {
    return [];
  }
}
