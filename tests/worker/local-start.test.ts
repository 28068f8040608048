import { spawn, spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { linkProject } from "../support/project.ts";
import { expectStatus, post, someAnswers } from "../support/site.ts";
import { startServer } from "../support/upstream.ts";

/** Finds free ports outside the range from which the system gives ports to other tests. */
async function findFreePorts() {
  const ports: string[] = [];
  while (ports.length < 3) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const server = await startServer(() => {}, port).catch(() => undefined);
    await server?.close();
    if (server) ports.push(String(port));
  }
  const [PORT = "", SUPABASE_PORT = "", OIDC_PORT = ""] = ports;
  return { PORT, SUPABASE_PORT, OIDC_PORT };
}

/** Runs `npm start` in a folder. */
function npmStart(cwd: string, ports: Awaited<ReturnType<typeof findFreePorts>>) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const npm = spawn("npm", ["start"], { cwd, env: { ...env, ...ports }, detached: true });
  onTestFinished(() => void killGroup(npm.pid));
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const closed = new Promise<void>((resolve) => npm.stdout.once("close", resolve));
  return {
    npm,
    /** Waits for words in the output. */
    says: (words: string) => expect.poll(() => output, { timeout: 100_000, message: words }).toContain(words),
    /** Waits until all its processes have ended. */
    closed,
  };
}

function killGroup(pid = 0) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
}

test("keeps a registration across restarts, names the process that holds a port, ends with npm", async () => {
  const [folder, ports] = [await linkProject(), await findFreePorts()];
  const first = npmStart(folder, ports);
  await first.says("Press Ctrl-C to stop.");
  const { secretKey } = JSON.parse(await readFile(join(folder, ".local/secrets.json"), "utf8"));
  const answers = someAnswers();
  await expectStatus(await post(`http://localhost:${ports.PORT}/joinvolunteer`, answers), 303);

  const second = npmStart(folder, ports);
  await second.says(`Port ${ports.SUPABASE_PORT}`);
  await second.says("node scripts/start.ts");
  const elsewhere = npmStart(folder, await findFreePorts());
  await elsewhere.says(`Port ${ports.SUPABASE_PORT} (database) is taken by process`);

  // npm passes SIGTERM on, but not its own end.
  first.npm.kill("SIGKILL");
  await first.closed;
  const third = npmStart(folder, ports);
  await third.says("Press Ctrl-C to stop.");
  const rows = await fetch(`http://127.0.0.1:${ports.SUPABASE_PORT}/rest/v1/registrationns?select=email`, {
    headers: { apikey: secretKey },
  });
  expect(await rows.json()).toEqual([{ email: answers.email }]);
  third.npm.kill("SIGTERM");
  await third.closed;
});

test("a build in a folder with “#” in its path ends with one sentence", async () => {
  const folder = await mkdtemp(join(tmpdir(), "navbindu-#"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ["app", "node_modules", "scripts"]) await symlink(resolve(name), join(folder, name));
  for (const name of ["package.json", "vite.config.ts"]) await cp(name, join(folder, name));
  const cli = "node_modules/@remix-run/dev/dist/cli.js";
  const { status, stderr } = spawnSync(process.execPath, [cli, "vite:build"], { cwd: folder, encoding: "utf8" });
  expect(stderr.trim()).toMatch(/^Vite cannot work in a folder with "#" or "\?" in its path\. Rename or move \S+$/);
  expect(status).toBe(1);
});
