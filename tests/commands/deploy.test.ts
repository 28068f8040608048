import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { makeSecrets } from "../../scripts/local/secrets.ts";
import { startSupabase } from "../../scripts/local/supabase.ts";
import { outputOf } from "../../scripts/output.ts";
import { startCloudflare } from "../support/cloudflare.ts";
import { oddFolder, startCommand } from "../support/command.ts";
import { deploy, project } from "../support/deployment.ts";
import { untilOver } from "../support/until-over.ts";
import { startUpstream } from "../support/upstream.ts";

const SECRETS = [
  "SUPABASE_URL",
  "SUPABASE_ANON_KEY",
  "SESSION_SECRET",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "ORGANISERS_WEBHOOK_URL",
];

test("a dry run without account or network lists everything and refuses nothing", async () => {
  const { code, output, list } = await deploy(["--dry-run"], { CLOUDFLARE_ENV: "" });
  expect(list).toEqual([
    "? secret     not checked: wrangler is not logged in (npx wrangler login)",
    "? migration  not checked: SUPABASE_URL and SUPABASE_ANON_KEY are not in wrangler.toml, the environment or .dev.vars",
    expect.stringMatching(/^✓ size +0\.\d KB gzipped; the budget is 400\.0 KB$/),
    "✓ cron       the daily upkeep has its trigger",
    "✓ logs       the Worker’s own lines only",
    "✓ qr         the codes lead where the links do",
    '✗ sample     app/content/site.ts:2  "hello@navbindu.example"',
    "✗ sample     SECURITY.md:3          hello@navbindu.example",
  ]);
  expect(output).toContain("Production would not be deployed: 2 of the above");
  expect(output).toContain("or deploy as it is: npm run deploy -- --with-samples");
  expect(output).toContain("--dry-run: exiting now.");
  expect(code).toBe(0);
});

test("told so, production goes ahead with samples, but not without a column that the form writes", async () => {
  const secrets = await makeSecrets();
  const supabase = untilOver(await startSupabase(secrets));
  const cloudflare = await startCloudflare(SECRETS);
  const settings = { ...cloudflare.env, SUPABASE_URL: supabase.url, SUPABASE_ANON_KEY: secrets.publishableKey };

  const whole = await deploy(["--with-samples"], settings);
  expect(whole.list.filter((line) => !line.includes(" sample ")).map((line) => line[0])).toEqual([
    "✓",
    "✓",
    // There is no Auth beside the local database.
    "?",
    "✓",
    "✓",
    "✓",
    "✓",
  ]);
  expect(whole.code).toBe(0);
  const { navbindu } = cloudflare.uploaded;
  expect(navbindu?.metadata.annotations).toEqual({
    "workers/message": expect.stringMatching(/^[0-9a-f]{7,} Released$/),
  });

  await supabase.connection.driver.query("alter table public.registrationns rename column super_power to power");
  const { code, list } = await deploy(["--with-samples"], settings);
  expect(list.find((line) => line.includes(" migration "))).toMatch(/^✗ .*super_power.*npx supabase db push --remote$/);
  expect(code).toBe(1);
  expect(cloudflare.uploaded.navbindu, "nothing more is uploaded").toBe(navbindu);
});

test("production with samples is refused, and every missing secret is named, the key that is not the Worker's, and a project that takes accounts", async () => {
  const cloudflare = await startCloudflare(["GOOGLE_CLIENT_ID", "PUBLIC_ORIGIN", "SUPABASE_SERVICE_ROLE_KEY"]);
  const open = await startUpstream((_, response) => response.end('{"disable_signup":false}'));
  const settings = {
    ...cloudflare.env,
    SUPABASE_URL: "https://other.invalid",
    SUPABASE_ANON_KEY: "",
  };
  const vars = `[vars]\nORGANISERS_WEBHOOK_URL = "https://hooks.example"\nSUPABASE_URL = "${open.url}"`;
  const cwd = await project({ settings: (toml) => toml.replace("[vars]", vars) });
  await writeFile(join(cwd, ".dev.vars"), "SUPABASE_ANON_KEY=sb_publishable_key");
  const { code, output, list } = await deploy([], settings, cwd);
  expect(code).toBe(1);
  expect(output).toContain("Production was not deployed");
  expect(
    list
      .filter((line) => /^. se(cret|tting) /.test(line))
      .map((line) => line.split(/ is missing| is nothing|, a secret|, which/)[0]),
  ).toEqual([
    "✗ secret     SUPABASE_ANON_KEY",
    "✗ secret     SESSION_SECRET",
    "· secret     GOOGLE_CLIENT_SECRET",
    "✗ secret     SUPABASE_SERVICE_ROLE_KEY",
    "✗ setting    production [vars] holds ORGANISERS_WEBHOOK_URL",
    "✗ setting    production [vars] SUPABASE_URL is an address of this machine",
  ]);
  expect(list).toContainEqual(expect.stringMatching(/^· accounts {3}the project lets whoever has its public key make/));
  expect(cloudflare.uploaded).toEqual({});
});

test("the list of secrets is read although wrangler speaks of a newer wrangler beside it", async () => {
  const cloudflare = await startCloudflare(["SUPABASE_SECRET_KEY"]);
  const registry = await startUpstream((_, response) => response.end('{"dist-tags":{"latest":"99.0.0"}}'));
  // Which it does where it does not know a setting, before the list or after it.
  const cwd = await project({ settings: (toml) => toml.replace("[observability]", "[observability]\ntypo = false") });
  await writeFile(join(cwd, ".npmrc"), `registry=${registry.url}/`);
  // Wrangler keeps what it was told in a folder of the machine's, for an hour.
  const { code, list } = await deploy([], { ...cloudflare.env, TMPDIR: cwd }, cwd);
  expect(registry.requests.length).toBeGreaterThan(0);
  expect(list).toContainEqual(
    expect.stringMatching(/^✗ secret {5}SUPABASE_SECRET_KEY is nothing that the Worker reads: /),
  );
  expect([code, cloudflare.uploaded]).toEqual([1, {}]);
});

test.for<[string, (preview: string) => string, RegExp]>([
  ["has no section", () => "", /^✗ target {5}preview would take navbindu\.org from production: routes = \[\]/],
  ["inherits the domain", (toml) => toml.replace("routes = []", ""), /^✗ target {5}preview would take navbindu\.org /],
  [
    "has a path of it",
    (toml) => toml.replace("[]", '["Navbindu.org/*"]'),
    /^✗ target {5}preview would take navbindu\./,
  ],
  [
    "has a pattern over it",
    (toml) => toml.replace("[]", '["*navbindu.org/*"]'),
    /^✗ target {5}preview would take \*navbindu\./,
  ],
  [
    "has production's name",
    (toml) => toml.replace("navbindu-preview", "navbindu"),
    /^✗ target .* in production’s place/,
  ],
])("a preview that %s does not take production's place", async ([, change, refusal]) => {
  const cloudflare = await startCloudflare(SECRETS);
  const settings = (toml: string) => {
    const [top = "", preview] = toml.split(/(?=\[env\.preview\])/);
    const domain = 'routes = [{ pattern = "navbindu.org", custom_domain = true }]\nworkers_dev = false\n';
    const named = top.replace("[vars]", '[vars]\nPUBLIC_ORIGIN = "https://navbindu.org"');
    return `${domain}${named}${change(preview ?? "")}`;
  };
  const { code, output, list } = await deploy(["--env", "preview"], cloudflare.env, await project({ settings }));
  expect(list.filter((line) => line.startsWith("✗ target"))).toEqual([expect.stringMatching(refusal)]);
  // Wrangler would have the preview take production's origin.
  expect(output).not.toContain("WARNING");
  expect(output).toContain("The preview was not deployed: 1 of the above (✗) has to be put right.");
  expect([code, cloudflare.uploaded]).toEqual([1, {}]);
});

test.for([
  [403, null, /^\? secret {5}not checked: A request .* failed\. Authentication error \[code: 10000\]$/],
  [200, null, /^\? secret {5}not checked: Cloudflare did not answer with a list$/],
  [200, {}, /^\? secret {5}not checked: Cloudflare did not answer with a list$/],
] as const)(
  "secrets that may not be read (%i %o) are not checked, and the list says why",
  async ([status, result, reason]) => {
    const errors = status === 403 ? [{ code: 10000, message: "Authentication error" }] : [];
    const body = JSON.stringify({ success: status === 200, result, errors, messages: [] });
    const answering = await startUpstream((_, response) => response.writeHead(status).end(body));
    const cloudflare = await startCloudflare();
    const { list } = await deploy(["--dry-run"], { ...cloudflare.env, CLOUDFLARE_API_BASE_URL: answering.url });
    expect(list[0]).toMatch(reason);
  },
);

test("the list is whole where the shell asks wrangler for more lines", async () => {
  const cloudflare = await startCloudflare(SECRETS);
  const { list } = await deploy(["--dry-run"], { ...cloudflare.env, WRANGLER_LOG: "debug" });
  expect(list).toContain("✓ secret     all are set");
});

test("the preview is not refused otherwise, and a deployment says that it is more than its commit", async () => {
  const cloudflare = await startCloudflare();
  const cwd = await project();
  await writeFile(join(cwd, "SECURITY.md"), "hello@navbindu.example");
  // Wrangler would prefer either to wrangler.toml, of which the list tells.
  await writeFile(join(cwd, "wrangler.jsonc"), '{ "name": "other", "main": "build/server/index.js", "logpush": true }');
  await mkdir(join(cwd, ".wrangler/deploy"), { recursive: true });
  await writeFile(join(cwd, ".wrangler/deploy/config.json"), '{ "configPath": "../../wrangler.jsonc" }');
  const { code, list } = await deploy(["--env", "preview"], cloudflare.env, cwd);
  expect(code).toBe(0);
  expect(list.filter((line) => line.startsWith("✗ secret"))).toHaveLength(3);
  expect(list.some((line) => line.startsWith("✗ sample"))).toBe(true);
  const asked = cloudflare.requests.filter((request) => request.endsWith("/secrets"));
  expect(asked).toEqual(["GET /accounts/account/workers/scripts/navbindu-preview/secrets"]);
  expect(Object.keys(cloudflare.uploaded)).toEqual(["navbindu-preview"]);
  expect(cloudflare.uploaded["navbindu-preview"]?.metadata.annotations).toEqual({
    "workers/message": expect.stringMatching(/^uncommitted changes on [0-9a-f]{7,} Released$/),
  });
});

test("an option that npm has kept for itself is not a deployment without it", async () => {
  const nobody = { HOME: await oddFolder(), CLOUDFLARE_API_TOKEN: "" };
  for (const option of ["--dry-run", "--preview", "--no-env"]) {
    const npm = startCommand(["npm", "run", "deploy", option], { cwd: process.cwd(), env: nobody });
    expect([await npm.ended, npm.output()], option).toEqual([
      2,
      expect.stringMatching(/^npm has kept --\S+ for itself; nothing was done\./m),
    ]);
  }
});

test.for([
  ["no", 1, undefined],
  ["yes", 0, "navbindu"],
] as const)("at a terminal production is deployed if its maintainer says so: %s", async ([answer, code, worker]) => {
  const cloudflare = await startCloudflare(SECRETS);
  const cwd = await project({ samples: false });
  // util-linux's, which gives a command a terminal of its own.
  const child = spawn("script", ["-qec", `'${process.execPath}' '${resolve("scripts/deploy.ts")}'`, "/dev/null"], {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...cloudflare.env },
  });
  const output = outputOf(child);
  const ended = once(child, "close");
  await expect.poll(output, { timeout: 30_000 }).toContain("Deploy production, the Worker “navbindu”? (yes/no) ");
  expect(cloudflare.uploaded).toEqual({});
  child.stdin.end(`${answer}\n`);
  expect((await ended)[0], output()).toBe(code);
  expect(Object.keys(cloudflare.uploaded)[0]).toBe(worker);
});

test("an environment that the shell names is not another's deployment", async () => {
  const { code, output } = await deploy(["--with-samples"], { CLOUDFLARE_ENV: "preview" });
  expect([code, output]).toEqual([
    2,
    expect.stringMatching(/^CLOUDFLARE_ENV names “preview”, and this would be production/),
  ]);
});

test("what is deployed is the Worker that the list is of, whatever name the shell or a .env has for it", async () => {
  for (const shell of ["navbindu", undefined]) {
    const cloudflare = await startCloudflare(SECRETS);
    const cwd = await project();
    await writeFile(join(cwd, ".env"), "WRANGLER_CI_OVERRIDE_NAME=navbindu\n");
    const { code } = await deploy(
      ["--env", "preview"],
      { ...cloudflare.env, ...(shell && { WRANGLER_CI_OVERRIDE_NAME: shell }) },
      cwd,
    );
    expect([code, Object.keys(cloudflare.uploaded)]).toEqual([0, ["navbindu-preview"]]);
  }
});

test("a settings file that cannot be read is named, with the line", async () => {
  const wrong = await project({ settings: (toml) => `# By hand\nname == "x"\n${toml}` });
  const misplaced = await project({
    settings: (toml) => toml.replace(/^compatibility_date.*/m, "compatibility_date = 5"),
  });
  const folder = await project();
  await mkdir(join(folder, ".dev.vars"));
  for (const [cwd, sentence] of [
    [wrong, "wrangler.toml, line 2, column 6: Invalid TOML document"],
    [
      misplaced,
      'wrangler.toml: Processing wrangler.toml configuration:\n  - Expected "compatibility_date" to be of type string',
    ],
    [folder, ".dev.vars: EISDIR"],
  ] as const) {
    const { code, output } = await deploy(["--dry-run"], {}, cwd);
    expect(output.slice(0, sentence.length)).toBe(sentence);
    expect(output).toMatch(/\nPut it right, and start the command again\.\n$/);
    expect(output).not.toContain(" at ");
    expect(code).toBe(1);
  }
});

test("the help is shown when asked for, and for what is not understood", async () => {
  for (const [args, expected] of [
    [["--env", "production"], 2],
    [["--force"], 2],
    [["-h"], 0],
  ] as const) {
    const { code, output } = await deploy([...args]);
    expect(code).toBe(expected);
    expect(output).toContain("npm run deploy -- [options]");
  }
});
