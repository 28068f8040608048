import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { WORKER_BUDGET } from "../../scripts/budgets.ts";
import { checkMigrations } from "../../scripts/migrations.ts";
import { startDatabase } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const SECRETS = [
  "SUPABASE_URL",
  "SUPABASE_ANON_KEY",
  "SESSION_SECRET",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "ORGANISERS_WEBHOOK_URL",
];

// A home in which nobody is logged in.
const home = await mkdtemp(join(tmpdir(), "deploy-"));
afterAll(() => rm(home, { recursive: true }));

/** A built project in a folder of its own, with a sample value in its second line, or none. */
async function project({
  samples = true,
  code = "export default {};" as string | Buffer,
  settings = (wranglerToml: string) => wranglerToml,
} = {}): Promise<string> {
  const folder = await mkdtemp(join(home, "project-"));
  const files: Record<string, string | Buffer> = {
    "wrangler.toml": settings(await readFile("wrangler.toml", "utf8")),
    "package.json": JSON.stringify({ scripts: { build: "echo built already" } }),
    "app/content/site.ts": samples
      ? `const site = {\n  emails: [sample("hello@navbindu.example")],\n};\n`
      : `const site = { emails: ["hello@navbindu.org"] };`,
    "SECURITY.md": `# Reporting\n\nWrite to hello@navbindu.${samples ? "example" : "org"}.\n`,
    "build/server/index.js": code,
    "build/server/index.js.map": randomBytes(WORKER_BUDGET),
    "build/client/robots.txt": "",
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/** Runs `npm run deploy -- <args>` after the build, with these settings. */
async function deploy(args: string[], settings: Record<string, string> = {}, cwd?: string) {
  cwd ??= await project();
  const { PATH } = process.env;
  const child = spawn(process.execPath, [resolve("scripts/deploy.ts"), ...args], {
    cwd,
    env: { PATH, HOME: home, XDG_CONFIG_HOME: home, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    code,
    output,
    list: output.split("\n").filter((line) => /^[✓·?✗] (secret|migration|size|cron|logs|address|sample) /.test(line)),
  };
}

/** Cloudflare's API up to the first byte of an upload, which it refuses. */
async function startCloudflare(secrets: string[] | "no such Worker") {
  const answer = (response: ServerResponse, status: number, result: unknown, errors: unknown[] = []) =>
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ success: errors.length === 0, result, errors, messages: [] }));
  const cloudflare = await startUpstream((request, response) => {
    if (request.url?.endsWith("/secrets") && secrets !== "no such Worker")
      answer(
        response,
        200,
        secrets.map((name) => ({ name, type: "secret_text" })),
      );
    else if (request.url?.endsWith("/workers/subdomain")) answer(response, 200, { subdomain: "somebody" });
    else answer(response, 404, null, [{ code: 10007, message: "This Worker does not exist on your account." }]);
  });
  return {
    ...cloudflare,
    settings: {
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
    },
    /** The text to be replaced. */
    uploads: () => cloudflare.requests.filter((request) => !request.startsWith("GET ")),
  };
}

test("a dry run without account or network lists everything and refuses nothing", async () => {
  const { code, output, list } = await deploy(["--dry-run"]);
  expect(list).toEqual([
    "? secret     not checked: wrangler is not logged in (npx wrangler login)",
    "? migration  not checked: SUPABASE_URL and SUPABASE_ANON_KEY are not in the environment or .dev.vars",
    expect.stringMatching(/^✓ size +0\.\d KB gzipped; the budget is 400\.0 KB$/),
    "✓ cron       the daily upkeep has its trigger",
    "✓ logs       the Worker’s own lines only",
    '✗ sample     app/content/site.ts:2  site.emails[0] = "hello@navbindu.example"',
    "✗ sample     SECURITY.md:3          hello@navbindu.example",
  ]);
  expect(output).toContain("Production would not be deployed: 2 of the above");
  expect(output).toContain("--dry-run: exiting now.");
  expect(code).toBe(0);
});

test("every sample value of this site is listed", async () => {
  const { list } = await deploy(["--dry-run"], {}, ".");
  const content = await Promise.all(globSync("app/content/*.ts").map((file) => readFile(file, "utf8")));
  const marks = content.join().split(/\bsample\(/).length - 1;
  expect(list.filter((line) => line.startsWith("✗ sample     app/content/"))).toHaveLength(marks);
});

test("production with samples is refused, and every missing secret is named", async () => {
  const cloudflare = await startCloudflare(["SUPABASE_URL", "GOOGLE_CLIENT_ID"]);
  const { code, output, list } = await deploy([], cloudflare.settings);
  expect(code).toBe(1);
  expect(output).toContain("Production was not deployed");
  expect(list.filter((line) => line.includes(" secret ")).map((line) => line.split(" is missing")[0])).toEqual([
    "✗ secret     SUPABASE_ANON_KEY",
    "✗ secret     SESSION_SECRET",
    "· secret     GOOGLE_CLIENT_SECRET",
    "· secret     ORGANISERS_WEBHOOK_URL",
  ]);
  expect(cloudflare.uploads()).toEqual([]);
  await cloudflare.close();
});

test("told so, production goes ahead with samples, but not without a column that the form writes", {
  timeout: 120_000,
}, async () => {
  const { supabase, secrets } = await startDatabase();
  const cloudflare = await startCloudflare(SECRETS);
  const settings = { ...cloudflare.settings, SUPABASE_URL: supabase.url, SUPABASE_ANON_KEY: secrets.publishableKey };

  const whole = await deploy(["--with-samples"], settings);
  expect(whole.list.filter((line) => !line.includes(" sample ")).map((line) => line[0])).toEqual([
    "✓",
    "✓",
    "✓",
    "✓",
    "✓",
  ]);
  expect(cloudflare.uploads()[0]).toMatch(/ \/accounts\/account\/workers\/scripts\/navbindu\//);
  expect(whole.code, "the upload was not taken").toBe(1);

  const before = cloudflare.uploads().length;
  await supabase.connection.driver.query("alter table public.registrationns rename column super_power to power");
  const { code, list } = await deploy(["--with-samples"], settings);
  expect(list.find((line) => line.includes(" migration "))).toMatch(/^✗ .*super_power.*npx supabase db push --remote$/);
  expect(code).toBe(1);
  expect(cloudflare.uploads()).toHaveLength(before);
  await cloudflare.close();
  await supabase.close();
});

test("with the public key alone the preflight sees which migration is missing, and stores nothing", async () => {
  const { supabase, secrets } = await startDatabase();
  const db = supabase.connection.driver;
  const found = (settings: Record<string, string>) => checkMigrations({ SUPABASE_URL: supabase.url, ...settings });
  const publicKey = { SUPABASE_ANON_KEY: secrets.publishableKey };

  expect(await found(publicKey)).toMatchObject([{ state: "fine" }]);
  expect(await found({ SUPABASE_ANON_KEY: "sb_publishable_wrong" })).toEqual([
    { state: "unknown", text: expect.stringMatching(/ does not take SUPABASE_ANON_KEY$/) },
  ]);
  expect(await found({ SUPABASE_ANON_KEY: secrets.secretKey })).toEqual([
    { state: "open", text: expect.stringContaining("must never have") },
  ]);
  await db.exec(`
    drop policy "Anyone may register now" on public.registrationns;
    create policy "Anyone may register" on public.registrationns for insert to anon with check (true);
    drop function public.daily_upkeep()`);
  expect(await found(publicKey)).toEqual([
    { state: "open", text: expect.stringMatching(/ any date .*db push --remote$/) },
    { state: "open", text: expect.stringMatching(/daily_upkeep.*db push --remote$/) },
  ]);
  expect((await db.query("select 1 from public.registrationns")).rows).toEqual([]);
  await supabase.close();
  expect(await found(publicKey)).toEqual([{ state: "unknown", text: expect.stringMatching(/ answered nothing$/) }]);
});

test("the preview is never refused", async () => {
  const cloudflare = await startCloudflare("no such Worker");
  const { list } = await deploy(["--env", "preview"], cloudflare.settings);
  expect(list.filter((line) => line.startsWith("✗ secret"))).toHaveLength(3);
  expect(list.some((line) => line.startsWith("✗ sample"))).toBe(true);
  expect(cloudflare.uploads()[0]).toMatch(/ \/accounts\/account\/workers\/scripts\/navbindu-preview\//);
  await cloudflare.close();
});

test("a Worker over its budget is refused, and a site without samples has none", async () => {
  const folder = await project({ samples: false, code: randomBytes(WORKER_BUDGET + 1) });
  const { code, list } = await deploy([], {}, folder);
  expect(code).toBe(1);
  expect(list.find((line) => line.includes(" size "))).toMatch(/^✗ size +400\.\d KB gzipped/);
  expect(list.find((line) => line.includes(" sample "))).toBe("✓ sample     none is left");
});

test("requests that Cloudflare would log, and a second address, are in the list", async () => {
  const settings = (toml: string) =>
    toml.replace("invocation_logs = false", "").replace("[vars]", '[vars]\nPUBLIC_ORIGIN = "https://navbindu.example"');
  const { code, list } = await deploy([], {}, await project({ samples: false, settings }));
  expect(code).toBe(1);
  expect(list.filter((line) => line.startsWith("✗"))).toEqual([
    expect.stringMatching(/^✗ logs {7}production would keep .*: invocation_logs = false/),
    expect.stringMatching(/^✗ logs {7}preview would keep /),
    expect.stringMatching(/^✗ address {4}the site is navbindu\.example, .*: workers_dev = false in wrangler\.toml$/),
  ]);
});

test("what is not understood is refused with the help", async () => {
  for (const args of [["--env", "production"], ["--force"]]) {
    const { code, output } = await deploy(args);
    expect(code).toBe(2);
    expect(output).toContain("npm run deploy -- [options]");
  }
});

test("the preview has everything that production has, under names of its own", () => {
  const production = unstable_readConfig({ config: "wrangler.toml" });
  const preview = unstable_readConfig({ config: "wrangler.toml", env: "preview" });
  const bindings = ({ ratelimits, assets, compatibility_date, main, observability }: typeof production) => ({
    ratelimits: ratelimits.map((limit: { namespace_id: string }) => ({ ...limit, namespace_id: undefined })),
    assets,
    compatibility_date,
    main,
    observability,
  });
  expect(bindings(preview)).toEqual(bindings(production));
  expect(preview.name).not.toBe(production.name);
  expect(preview.ratelimits[0]?.namespace_id).not.toBe(production.ratelimits[0]?.namespace_id);
});
