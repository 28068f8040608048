import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { WORKER_BUDGET } from "../../scripts/budgets.ts";
import { checkAccounts, checkMigrations } from "../../scripts/deploy/database.ts";
import type { Finding } from "../../scripts/deploy/finding.ts";
import { readFindings } from "../../scripts/deploy/preflight.ts";
import { findSamples } from "../../scripts/deploy/samples.ts";
import { project } from "../support/deployment.ts";
import { startDatabase } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

test("every sample value of this site is listed", async () => {
  const content = await Promise.all(globSync("app/content/*.ts").map((file) => readFile(file, "utf8")));
  const marks = content.join().split(/\bsample\(/).length - 1;
  const found = (await findSamples()).filter(([where]) => where.startsWith("app/content/"));
  expect(found).toHaveLength(marks);
});

/** What stands open in a project, as far as its files tell. */
async function openIn(folder: string): Promise<string[]> {
  const findings = await findingsIn(folder);
  return findings.flatMap(({ state, about, text }) => (state === "open" ? [`${about}: ${text}`] : []));
}

async function findingsIn(folder: string): Promise<Finding[]> {
  const root = process.cwd();
  process.chdir(folder);
  try {
    return await readFindings(undefined);
  } finally {
    process.chdir(root);
  }
}

test("nothing but its samples stands open in this site's own settings", async () => {
  expect(await openIn(await project())).toEqual([
    'sample: app/content/site.ts:2  "hello@navbindu.example"',
    "sample: SECURITY.md:3          hello@navbindu.example",
  ]);
});

test("a Worker over its budget is refused, and a site without samples has none", async () => {
  expect(await openIn(await project({ samples: false, code: randomBytes(WORKER_BUDGET + 1) }))).toEqual([
    expect.stringMatching(/^size: 400\.\d KB gzipped/),
  ]);
});

test("a secret key that everybody reads, requests that Cloudflare would log, and a second address are in the list", async () => {
  const settings = (toml: string) =>
    toml
      .replace("invocation_logs = false", "")
      .replace("[vars]", '[vars]\nPUBLIC_ORIGIN = "https://navbindu.example"')
      .replace("[env.preview.vars]", '[env.preview.vars]\nSUPABASE_ANON_KEY = "sb_secret_key"');
  expect(await openIn(await project({ samples: false, settings }))).toEqual([
    expect.stringMatching(/^secret: preview \[vars\] holds Supabase’s secret key/),
    expect.stringMatching(/^setting: preview \[vars\] SUPABASE_ANON_KEY must be the public key/),
    expect.stringMatching(/^logs: production would keep .*: redact_query_string = true, invocation_logs = false/),
    expect.stringMatching(/^logs: preview would keep /),
    expect.stringMatching(
      /^address: the site would be at navbindu\.example and workers\.dev, .*, workers_dev = false, preview_urls = false$/,
    ),
  ]);
});

test("a variable that the Worker does not read is named: mistyped, or for everybody to read", async () => {
  const settings = (toml: string) =>
    toml.replace(
      "[vars]",
      '[vars]\nPUBLIC_ORIGN = "https://navbindu.example"\nDATABASE_URL = "postgres://a:b@c.example"',
    );
  expect(await openIn(await project({ samples: false, settings }))).toEqual([
    expect.stringMatching(/^setting: production \[vars\] holds PUBLIC_ORIGN, which the Worker does not read/),
    expect.stringMatching(/^setting: production \[vars\] holds DATABASE_URL, which/),
  ]);
});

test("a secret key is found wherever in wrangler.toml it stands", async () => {
  const settings = (toml: string) => `${toml}\n# SUPABASE_SECRET_KEY = "sb_secret_key"\n`;
  expect(await openIn(await project({ samples: false, settings }))).toEqual([
    expect.stringMatching(/^secret: wrangler.toml holds Supabase’s secret key/),
  ]);
});

test.for([
  ["two domains", 'routes = ["navbindu.org/*", "www.navbindu.org/*"]', "navbindu.org and www.navbindu.org"],
  ["every name of a domain", 'routes = ["*.navbindu.org/*"]', "*.navbindu.org"],
] as const)("a site at %s is refused", async ([, routes, hosts]) => {
  const settings = (toml: string) => `${routes}\n${toml}`;
  expect(await openIn(await project({ samples: false, settings }))).toEqual([
    expect.stringContaining(`address: the site would be at ${hosts}, `),
  ]);
});

test.for([
  "navbindu.org",
  "navbindu.org/",
  "navbindu.org/app/*",
  "https://navbindu.org/a*",
  "http://navbindu.org/*",
  "https://navbindu.org/*",
])("a route that leads only a part of its host to the Worker is refused: %s", async (route) => {
  const settings = (toml: string) => `routes = ["${route}"]\nworkers_dev = false\n${toml}`;
  expect(await openIn(await project({ samples: false, settings }))).toEqual([
    expect.stringContaining(`address: the route ${route} leads only a part of its host to the Worker`),
  ]);
});

test("a site that wrangler.toml gives no address is told so", async () => {
  const settings = (toml: string) => `workers_dev = false\n${toml}`;
  const findings = await findingsIn(await project({ samples: false, settings }));
  expect(findings).toContainEqual({
    state: "note",
    about: "address",
    text: expect.stringMatching(/^wrangler.toml has none/),
  });
});

test("a file that would be published, and is in no commit, is refused, though git overlooks it", async () => {
  const folder = await project({ samples: false });
  await writeFile(join(folder, ".gitignore"), "*.csv");
  await writeFile(join(folder, "public/volunteers.csv"), "");
  await writeFile(join(folder, "public/volunteers.json"), "");
  await writeFile(join(folder, "public/volunteers.txt"), "");
  execFileSync("git", ["add", "public/volunteers.txt"], { cwd: folder });
  expect(new Set(await openIn(folder))).toEqual(
    new Set(
      ["csv", "json", "txt"].map((ending) =>
        expect.stringContaining(`file: public/volunteers.${ending} would be published`),
      ),
    ),
  );
});

test("where git does not say what is in a commit, the list says so", async () => {
  const folder = await project({ samples: false });
  await rm(join(folder, ".git"), { recursive: true });
  expect(await findingsIn(folder)).toContainEqual({
    state: "unknown",
    about: "file",
    text: expect.stringMatching(/^not checked: git does not say/),
  });
});

test("QR codes that are not of the links are refused", async () => {
  const folder = await project({ samples: false });
  const codes = globSync("public/qr/*.svg", { cwd: folder });
  const [first = "", second = "", ...others] = codes;
  await copyFile(join(folder, second), join(folder, first));
  await rm(join(folder, second));
  expect(others.length).toBeGreaterThan(0);
  const refused = [first, second].map((code) => `qr: ${code} is not of the link beside it: npm run render:icons`);
  expect(new Set(await openIn(folder))).toEqual(new Set(refused));
});

test("secrets that everybody reads, settings that the Worker refuses, and a file that is read in their place are in the list", async () => {
  const settings = (toml: string) =>
    toml
      .replace(
        "[vars]",
        '[vars]\nSESSION_SECRET = "short"\nGOOGLE_CLIENT_SECRET = "GOCSPX-leaked"\nGOOGLE_CLIENT_ID = "id"',
      )
      .replace(
        "[env.preview.vars]",
        '[env.preview.vars]\nPUBLIC_ORIGIN = "navbindu.example"\nCF_ANALYTICS_TOKEN = 12345',
      );
  const folder = await project({ samples: false, settings });
  await writeFile(join(folder, "wrangler.jsonc"), "{}");
  expect(await openIn(folder)).toEqual([
    expect.stringMatching(/^setting: wrangler\.jsonc is what wrangler’s other commands read/),
    expect.stringMatching(/^setting: production \[vars\] holds SESSION_SECRET, a secret/),
    expect.stringMatching(/^setting: production \[vars\] SESSION_SECRET must be .* of 32 characters or more$/),
    expect.stringMatching(/^setting: production \[vars\] holds GOOGLE_CLIENT_SECRET, a secret(?!.*leaked)/),
    "setting: preview [vars] PUBLIC_ORIGIN must be an https address",
    "setting: preview [vars] CF_ANALYTICS_TOKEN must be a text, in quotes",
  ]);
});

test("with the public key alone the preflight sees which migration is missing, and stores nothing", async () => {
  const { supabase, secrets } = await startDatabase();
  const db = supabase.connection.driver;
  const found = (settings: Record<string, string>) =>
    checkMigrations({ SUPABASE_URL: `${supabase.url}/`, ...settings });
  const publicKey = { SUPABASE_ANON_KEY: secrets.publishableKey };

  expect(await found(publicKey)).toMatchObject([{ state: "fine" }]);
  expect(await found({ SUPABASE_ANON_KEY: "sb_publishable_wrong" })).toEqual([
    { state: "unknown", text: expect.stringMatching(/ does not take SUPABASE_ANON_KEY$/) },
  ]);
  await db.query("alter table public.registrationns rename column super_power to power");
  expect(await found(publicKey)).toEqual([
    { state: "open", text: expect.stringMatching(/super_power.*db push --remote$/) },
  ]);
  await db.query("alter table public.registrationns rename column power to super_power");
  await db.exec(`
    alter policy "Anyone may register now" on public.registrationns rename to "kept";
    create policy "Nobody" on public.registrationns as restrictive for insert to anon with check (false)`);
  expect(await found(publicKey)).toEqual([
    { state: "open", text: expect.stringMatching(/ nobody may register .*db push --remote$/) },
  ]);
  await db.exec(`
    drop policy "Nobody" on public.registrationns;
    grant select on public.registrationns to anon;
    create policy "Everybody reads" on public.registrationns for select to anon using (true)`);
  expect(await found(publicKey)).toEqual([{ state: "open", text: expect.stringMatching(/ may read registrations /) }]);
  await db.exec(`
    drop policy "Everybody reads" on public.registrationns;
    revoke select on public.registrationns from anon;
    drop policy "kept" on public.registrationns;
    create policy "Anyone may register" on public.registrationns for insert to anon with check (true);
    drop function public.daily_upkeep()`);
  expect(await found(publicKey)).toEqual([
    { state: "open", text: expect.stringMatching(/ any date .*db push --remote$/) },
    { state: "open", text: expect.stringMatching(/daily_upkeep.*db push --remote$/) },
  ]);
  expect((await db.query("select 1 from public.registrationns")).rows).toEqual([]);
  // As somebody makes one by hand.
  await db.exec(`
    alter table public.registrationns rename to kept;
    create table public.registrationns (id bigint generated always as identity primary key, name text, email text, phone text,
      designation text, company text, volunteer_for text, community_experience text, super_power text, dev_experience text,
      expectations text, comments text, registration_date timestamptz);
    grant insert on public.registrationns to anon`);
  expect(await found(publicKey)).toEqual([
    { state: "open", text: expect.stringMatching(/ has stored a registration /) },
  ]);
  expect((await db.query("select 1 from public.registrationns")).rows).toHaveLength(1);
  await supabase.close();
  expect(await found(publicKey)).toEqual([{ state: "unknown", text: expect.stringMatching(/ answered nothing$/) }]);
});

test.for([
  [200, '{"disable_signup":false}', [{ state: "note", text: expect.stringMatching(/ make accounts; /) }]],
  [200, '{"disable_signup":true}', []],
  [200, '{"disable_signup":"false"}', [{ state: "unknown", text: expect.stringMatching(/ does not say /) }]],
  [200, "<!DOCTYPE html>", [{ state: "unknown", text: expect.stringMatching(/ does not say /) }]],
  [404, '{"message":"no Route matched"}', [{ state: "unknown", text: expect.stringMatching(/ answered 404$/) }]],
] as const)("whether a project takes accounts, where its Auth answers %i %s", async ([status, answer, findings]) => {
  const auth = await startUpstream(({ headers }, response) =>
    response.writeHead(status).end(headers.apikey ? answer : "{}"),
  );
  const settings = { SUPABASE_URL: `${auth.url}/`, SUPABASE_ANON_KEY: "sb_publishable_key" };
  expect(await checkAccounts(settings)).toEqual(findings);
  expect(auth.requests).toEqual(["GET /auth/v1/settings"]);
});

const secretOfOld = `eyJ.${Buffer.from('{"role":"service_role"}').toString("base64url")}.x`;
test.for([
  ["the secret key", { SUPABASE_ANON_KEY: "sb_secret_key" }, /must never have$/],
  ["the secret key in quotes", { SUPABASE_ANON_KEY: '\n"sb_secret_key"' }, /must never have$/],
  ["the secret key of old", { SUPABASE_ANON_KEY: secretOfOld }, /must never have$/],
  ["a query", { SUPABASE_URL: "https://project.example/?apikey=word" }, /^SUPABASE_URL must be an https address$/],
  ["an address of plain http", { SUPABASE_URL: "http://project.example" }, /^SUPABASE_URL must be an https address$/],
  [
    "a password",
    { SUPABASE_URL: "postgresql://postgres:word@project.example" },
    /^SUPABASE_URL must be an https address$/,
  ],
] as const)("%s where the public one belongs is named, and sent to nobody", async ([, settings, sentence]) => {
  const anybody = await startUpstream((_, response) => response.end("{}"));
  const asked = { SUPABASE_URL: anybody.url, SUPABASE_ANON_KEY: "sb_publishable_key", ...settings };
  expect(await checkMigrations(asked)).toEqual([{ state: "open", text: expect.stringMatching(sentence) }]);
  expect(await checkAccounts(asked)).toEqual([]);
  expect(anybody.requests).toEqual([]);
  await anybody.close();
});

test("what answers in a project's place cannot write to the terminal", async () => {
  const message = `gone\x1b[2J\x9b31m\u202e${"x".repeat(1000)}`;
  const anybody = await startUpstream((_, response) =>
    response.writeHead(404).end(JSON.stringify({ code: "42883", message })),
  );
  const [finding] = await checkMigrations({ SUPABASE_URL: anybody.url, SUPABASE_ANON_KEY: "sb_publishable_key" });
  expect(finding).toMatchObject({
    state: "open",
    text: expect.stringContaining("gone\\u{1b}[2J\\u{9b}31m\\u{202e}xx"),
  });
  expect(finding?.text.length).toBeLessThan(500);
});

test("the preflight takes a key along no redirect", async () => {
  const elsewhere = await startUpstream((_, response) => response.end("{}"));
  const moved = await startUpstream((_, response) => response.writeHead(307, { Location: elsewhere.url }).end());
  const settings = { SUPABASE_URL: moved.url, SUPABASE_ANON_KEY: "sb_publishable_key" };
  expect(await checkMigrations(settings)).toEqual([
    { state: "unknown", text: expect.stringMatching(/ answered 307$/) },
  ]);
  expect(await checkAccounts(settings)).toEqual([{ state: "unknown", text: expect.stringMatching(/ answered 307$/) }]);
  expect([moved.requests.length, elsewhere.requests]).toEqual([5, []]);
  await Promise.all([moved.close(), elsewhere.close()]);
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
