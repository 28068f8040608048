import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { linkProject } from "../support/project.ts";
import { startUpstream } from "../support/upstream.ts";

function deploy(cwd: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    const options = { cwd, env: { PATH: process.env.PATH, HOME: cwd, ...env } };
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

test("refuses production with sample values", async () => {
  const cloudflare = await startCloudflare(["SUPABASE_URL", "SUPABASE_ANON_KEY", "SESSION_SECRET"]);
  const { code, output } = await deploy(await linkProject(), [], cloudflare);
  expect(output).toMatch(/sample +app\/content\/site\.ts:\d+ "hello@navbindu\.example"/);
  expect(output).toContain("Production was refused.");
  expect(output).not.toContain("missing   ");
  expect(code).toBe(1);
});

test("lists all required secrets before the first deployment", async () => {
  const { output } = await deploy(await linkProject(), [], await startCloudflare(undefined));
  for (const name of ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SESSION_SECRET"]) {
    expect(output).toContain(`missing   ${name}: npx wrangler secret put ${name} --env=""`);
  }
});

test("a dry run works without an account, and shows what would be uploaded", async () => {
  const { code, output } = await deploy(await linkProject(), ["--dry-run"]);
  expect(output).toContain("Production would be refused.");
  expect(output).toContain("Total Upload");
  expect(code, output).toBe(0);
});

test("refuses options that npm has taken", async () => {
  const { code, output } = await deploy(await linkProject(), [], { npm_config_dry_run: "true" });
  expect(output).toContain("Write -- before the options.");
  expect(code).toBe(2);
});
