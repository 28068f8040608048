import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type SettingDefinition, settingDefinitions } from "#app/http/settings.server.ts";
import { makeProject } from "../support/project.ts";
import { startUpstream } from "../support/upstream.ts";

function deploy(cwd: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const options = { cwd, env: { PATH, NODE_COMPILE_CACHE, HOME: cwd, ...env } };
    execFile(process.execPath, ["scripts/deploy.ts", ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

/** Settings of wrangler that lead to an account with or without the Worker. */
async function startCloudflare(secrets: string[] | undefined) {
  const result = secrets?.map((name) => ({ name, type: "secret_text" }));
  const errors = secrets ? [] : [{ code: 10007, message: "This Worker does not exist on your account." }];
  const { url } = await startUpstream((_, response) => {
    response.writeHead(secrets ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: Boolean(secrets), errors, messages: [], result }));
  });
  return { CLOUDFLARE_API_BASE_URL: url, CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "account" };
}

const settings: SettingDefinition[] = Object.values(settingDefinitions);
const REQUIRED = settings.filter(({ without }) => without === undefined).map(({ name }) => name);
const SAMPLES = {
  "facts.ts": 'import { sample } from "./sample.ts";\nexport const email = sample("team@fixture.example");\n',
};

/** Writes settings below [vars], each with its name and its value as TOML. */
async function setVars(folder: string, vars: readonly (readonly [string, string, ...unknown[]])[]): Promise<void> {
  const file = join(folder, "wrangler.toml");
  const lines = vars.map(([name, value]) => `${name} = ${value}\n`).join("");
  await writeFile(file, (await readFile(file, "utf8")).replace("[vars]\n", `[vars]\n${lines}`));
}

/** A project whose owner has confirmed every value. */
async function finishedProject() {
  const folder = await makeProject({});
  await writeFile(join(folder, "SECURITY.md"), "Write to team@navbindu.org.\n");
  return folder;
}

test("a dry run lists the sample values and shows what would be uploaded, without an account", async () => {
  const folder = await makeProject(SAMPLES);
  await writeFile(join(folder, "SECURITY.md"), "Write to **security@fixture.example**.\n");
  const { code, output } = await deploy(folder, ["--dry-run"]);
  expect(output).toMatch(/sample +app\/content\/facts\.ts:2 "team@fixture\.example"/);
  expect(output).toMatch(/sample +SECURITY\.md "security@fixture\.example"/);
  expect(output).toContain("unknown   the secrets of the Worker (not logged in): run npx wrangler login\n");
  expect(output).toContain("2 sample values, unknown missing settings.");
  expect(output).toContain("Production would be refused.");
  expect(output).toContain("Total Upload");
  expect(output).not.toContain("duplicate module");
  expect(code, output).toBe(0);
});

test("stops at a mistake in any file of app/content/, and if the type check fails", async () => {
  const run = async (content: Record<string, string>) =>
    promisify(execFile)("npm", ["run", "deploy"], { cwd: await makeProject(content) });
  await expect(run({ "new.ts": 'export const title = " ";\n' })).rejects.toThrow("app/content/new.ts, line 1: ");
  await expect(run({})).rejects.toHaveProperty("stdout", expect.stringMatching(/\nwrong types\n$/));
});

test("deploys a preview with sample values, and fails if wrangler fails", async () => {
  const folder = await makeProject(SAMPLES);
  await writeFile(join(folder, "SECURITY.md"), "Write to team@navbindu.org.\n");
  // It knows the secrets only.
  const cloudflare = await startCloudflare(REQUIRED);
  const { code, output } = await deploy(folder, ["--env", "preview"], cloudflare);
  expect(output).toContain("1 sample value, 0 missing or wrong settings.");
  expect(output).toContain("optional  ORGANISERS_WEBHOOK_URL is not set: organisers get no daily message");
  expect(output).not.toContain("refused");
  expect(output).toContain("prerendered.js");
  expect(code, "exit code of wrangler").toBe(1);
});

test("names each wrong setting of production, and refuses it", async () => {
  const vars = [
    ["SUPABASE_URL", '"http://127.0.0.1:54321"', "is an address of your own computer"],
    ["SUPABASE_ANON_KEY", '"sb_publishable_replace_me"', "is the placeholder of .dev.vars.example"],
    ["SESSION_SECRET", '"short"', "is a secret: replace it, remove the line, and run npx wrangler secret put"],
    ["GOOGLE_CLIENT_ID", "5", "must be a text, in quotes"],
    ["ORGANISERS_WEBHOOK_URL", '"https://chat.example"', "is a secret: replace it"],
    ["GOOGLE_ISSUER", '""', "is empty: remove the line"],
    ["PUBLIC_ORIGIN", '"navbindu.org"', "must be an https address"],
    ["NOINDEX", '"true"', "keeps production out of search results"],
    ["ORGANISERS_WEBHOOK", '"https://x.example"', "is no setting"],
  ] as const;
  const folder = await finishedProject();
  await setVars(folder, vars);
  const { code, output } = await deploy(folder, [], await startCloudflare(["SUPABASE_KEY"]));
  for (const [name, , problem] of vars) expect(output).toContain(`wrong     ${name} in wrangler.toml ${problem}`);
  expect(output).toContain("wrong     SUPABASE_KEY among the secrets is no setting");
  expect(output).toMatch(/^0 sample values, \d+ missing or wrong settings\.$/m);
  expect(output).toContain("Production was refused.");
  expect(code, "exit code").toBe(1);
});

test("names the line of a broken wrangler.toml", async () => {
  const folder = await makeProject({});
  await setVars(folder, [["SUPABASE_URL", '"https://']]);
  const { code, output } = await deploy(folder, []);
  expect(output).toMatch(/^wrangler\.toml:\d+ cannot be read: Invalid TOML document: .+\n$/);
  expect(code, "exit code").toBe(1);
});

test("refuses production before all required secrets are set, of which the first deployment has none", async () => {
  const { code, output } = await deploy(await finishedProject(), [], await startCloudflare(undefined));
  for (const name of REQUIRED) {
    expect(output).toContain(`missing   ${name}: npx wrangler secret put ${name} --env=""`);
  }
  expect(output).toContain("Production was refused.");
  expect(output).not.toContain("prerendered.js");
  expect(code, "exit code").toBe(1);
});

test("refuses production for NOINDEX and an unfinished language, but not for the samples of one that is left out", async () => {
  const folder = await makeProject({
    "hi.ts": "export const hi = { isPublished: false, reader: sample(undefined) };",
    "compare-translations.server.ts": 'export const findUnfinishedTranslations = () => ["hi.ts: no reader"];',
  });
  const { output } = await deploy(folder, [], await startCloudflare([...REQUIRED, "NOINDEX"]));
  expect(output).toContain("wrong     NOINDEX among the secrets keeps production out of search results");
  expect(output).toContain("language  hi.ts: no reader");
  expect(output).not.toContain("hi.ts:1");
  expect(output).toContain("Production was refused.");
});

test("says what is unknown without a network in one plain line, and does not deploy", async () => {
  const offline = { ...(await startCloudflare(REQUIRED)), CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1" };
  const { code, output } = await deploy(await finishedProject(), [], { ...offline, FORCE_COLOR: "1" });
  expect(output).toMatch(/^ {2}unknown {3}the secrets of the Worker \([\w ]+\): run npx wrangler login$/m);
  expect(output).not.toMatch(/refused|prerendered\.js/);
  expect(code, "exit code").toBe(1);
});

test("refuses options that npm has taken", async () => {
  const { code, output } = await deploy(await makeProject(), [], { npm_config_dry_run: "true" });
  expect(output).toContain("Write -- before the options.");
  expect(code).toBe(2);
});
