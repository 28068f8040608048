import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { expect, onTestFinished, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { copyProject } from "../../scripts/copy-project.ts";
import { makeSecrets } from "../../scripts/local/secrets.ts";
import { startSupabase } from "../../scripts/local/supabase.ts";
import { startCloudflare, type Upload } from "../support/cloudflare.ts";
import { oddFolder, startCommand } from "../support/command.ts";
import { post, someAnswers } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";

/** As wrangler names them in an upload, and Miniflare when it runs them. */
const KINDS: Record<string, "ESModule" | "Data"> = {
  "application/javascript+module": "ESModule",
  "application/octet-stream": "Data",
};
const LEFT = "build/ is of these sources already";

const cloudflare = await startCloudflare();

/** Runs a command in a copy of the project, as somebody who is nowhere logged in. */
async function run(cwd: string, ...words: string[]): Promise<string> {
  const env = { ...cloudflare.env, HOME: dirname(cwd), XDG_CONFIG_HOME: dirname(cwd) };
  const command = startCommand(words, { cwd, env });
  expect(await command.ended, command.output()).toBe(0);
  return command.output();
}

const wrangler = (cwd: string, ...words: string[]) => run(cwd, "npx", "wrangler", ...words);

/** The contents of a folder, by path. */
function filesIn(folder: string): Record<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

/** Runs what was uploaded, and nothing else, with a database. */
async function startUploaded({ metadata, modules }: Upload, bindings: Record<string, string>): Promise<string> {
  const {
    main_module: main,
    compatibility_date: compatibilityDate,
    compatibility_flags: compatibilityFlags,
  } = metadata;
  const miniflare = new Miniflare({
    modules: modules
      .filter(({ type }) => KINDS[type])
      .map(({ name, type, content }) => ({ type: KINDS[type], path: name, contents: Uint8Array.from(content) }))
      .sort((a, b) => Number(b.path === main) - Number(a.path === main)),
    compatibilityDate,
    compatibilityFlags,
    bindings,
    ratelimits: Object.fromEntries(
      metadata.bindings.filter(({ type }) => type === "ratelimit").map(({ name, type: _, ...limit }) => [name, limit]),
    ),
    cf: false,
  } as MiniflareOptions);
  onTestFinished(() => miniflare.dispose());
  return (await miniflare.ready).origin;
}

test("wrangler deploy, alone on a fresh clone, uploads all that the Worker needs to register somebody", async () => {
  const cwd = await oddFolder();
  await copyProject(cwd);
  expect(await wrangler(cwd, "deploy")).toContain("pages prerendered");
  const upload = cloudflare.uploaded.navbindu;
  if (!upload) throw new Error("Nothing was uploaded.");

  expect(upload.metadata).toMatchObject({
    main_module: "index.js",
    compatibility_date: "2026-07-30",
    compatibility_flags: [],
    observability: {
      enabled: true,
      redact_query_string: true,
      logs: { invocation_logs: false },
      traces: { enabled: false },
    },
    bindings: [
      {
        name: "REGISTRATION_LIMIT",
        type: "ratelimit",
        namespace_id: expect.any(String),
        simple: { limit: 120, period: 60 },
      },
      { name: "ASSETS", type: "assets" },
    ],
    assets: {
      config: {
        html_handling: "none",
        not_found_handling: "none",
        run_worker_first: ["/assets/*.mp4", "/assets/*.webm"],
        _headers: readFileSync("public/_headers", "utf8"),
      },
    },
  });
  expect(upload.schedules).toEqual(["30 21 * * *"]);

  const { ".assetsignore": _, _headers, ...assets } = filesIn(join(cwd, "build/client"));
  expect(Object.keys(upload.assets).sort()).toEqual(
    Object.keys(assets)
      .map((path) => `/${path}`)
      .sort(),
  );
  for (const [path, content] of Object.entries(assets))
    expect(upload.assets[`/${path}`]?.equals(content), path).toBe(true);

  const built = filesIn(join(cwd, "build/server"));
  const modules = Object.keys(built).filter((path) => /^[^/]+\.(js|js\.map|html)$/.test(path));
  expect(upload.modules.map(({ name }) => name)).toEqual(modules.sort());
  for (const { name, content } of upload.modules) {
    if (!name.endsWith(".map")) expect(content.equals(built[name] ?? Buffer.of()), name).toBe(true);
  }

  const secrets = await makeSecrets();
  const database = untilOver(await startSupabase(secrets));
  const site = await startUploaded(upload, {
    SUPABASE_URL: database.url,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SESSION_SECRET: secrets.sessionSecret,
  });
  expect((await post(`${site}/joinvolunteer`, someAnswers())).status).toBe(303);
  const { rows } = await database.connection.driver.query("select 1 from public.registrationns");
  expect(rows).toHaveLength(1);
  for (const { path } of pages) {
    const page = await fetch(site + path);
    expect([page.status, page.headers.get("ETag")], path).toEqual([200, expect.any(String)]);
  }

  const git = (...words: string[]) => execFileSync("git", words, { cwd, encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=Asha", "-c", "user.email=", "commit", "--quiet", "--message=A change");
  const deployed = await run(cwd, "npm", "run", "deploy", "--", "--env", "preview");
  expect(deployed.split(LEFT), "what is built is left, by npm and by wrangler").toHaveLength(3);
  const { modules: again, metadata } = cloudflare.uploaded["navbindu-preview"] ?? {};
  expect(again).toEqual(upload.modules);
  expect(metadata?.annotations, "the way back").toMatchObject({
    "workers/message": `${git("rev-parse", "--short", "HEAD")} A change`,
  });

  rmSync(join(cwd, "build/server/prerendered.html"));
  expect(await wrangler(cwd, "deploy", "--dry-run"), "half a build is none").not.toContain(LEFT);
  expect(await wrangler(cwd, "versions", "upload", "--dry-run"), "a new one is left again").toContain(LEFT);
  expect(filesIn(join(cwd, "build/server"))["prerendered.html"]).toEqual(built["prerendered.html"]);
});
