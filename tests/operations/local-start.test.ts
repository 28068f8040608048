import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { cp, readFile, rm, symlink, unlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
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

const groups: (number | undefined)[] = [];
afterAll(() => groups.forEach(killGroup));

/** Runs `npm start` in a folder. */
function npmStart(cwd: string, ports: Record<"PORT" | "SUPABASE_PORT" | "OIDC_PORT", string>, ...args: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const npm = spawn("npm", ["start", "--", ...args], { cwd, env: { ...env, ...ports }, detached: true });
  groups.push(npm.pid);
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const closed = new Promise<void>((resolve) => npm.stdout.once("close", resolve));
  return {
    npm,
    output: () => output,
    /** Waits for words in the output. */
    says: (words: string) => expect.poll(() => output, { timeout: 200_000, message: words }).toContain(words),
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

// These tests share one folder and, except for the first and the last, one running site.
const [folder, ports] = [await linkProject(), await findFreePorts()];
const answers = someAnswers();
const secretsFile = join(folder, ".local/secrets.json");
let site: ReturnType<typeof npmStart>;

test("starts after a first start that was killed, and beside no other start", async () => {
  await rm(join(folder, "build"));
  await cp("build", join(folder, "build"), { recursive: true });
  const packageJson = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  packageJson.scripts.build = "while [ -e building ]; do sleep 0.1; done";
  await writeFile(join(folder, "package.json"), JSON.stringify(packageJson));
  await writeFile(join(folder, "building"), "");
  const killed = npmStart(folder, ports);
  await killed.says("Building the site");
  const second = npmStart(folder, await findFreePorts());
  await second.says(`Port ${ports.SUPABASE_PORT} (database) is taken by process`);
  await unlink(join(folder, "building"));
  const created = () => globSync(".local/*/PG_VERSION", { cwd: folder });
  await expect.poll(created, { timeout: 200_000, interval: 10 }).toHaveLength(1);
  killGroup(killed.npm.pid);
  await killed.closed;
  // The settings of `npm run registrations`, which are not those of the Worker.
  await writeFile(join(folder, ".dev.vars"), "SUPABASE_URL=https://p.supabase.co\nSUPABASE_SECRET_KEY=sb_secret_x\n");
  site = npmStart(folder, ports);
  await site.says("Press Ctrl-C to stop.");
  await expectStatus(await post(`http://localhost:${ports.PORT}/joinvolunteer`, answers), 303);
});

test("names the port that is taken, and the process that holds it", async () => {
  const elsewhere = await linkProject();
  for (const other of [folder, elsewhere]) {
    const second = npmStart(other, ports);
    await second.says(`Port ${other === folder ? ports.SUPABASE_PORT : ports.PORT} (`);
    await second.says("node scripts/start.ts");
  }
});

test("a build in its folder does not disturb a running site", async () => {
  await rm(join(folder, "build/client"), { recursive: true });
  const page = await (await fetch(`http://localhost:${ports.PORT}/`)).text();
  const script = /src="(\/assets\/entry[^"]+)"/.exec(page)?.[1];
  await expectStatus(await fetch(`http://localhost:${ports.PORT}${script}`), 200);
  await cp("build/client", join(folder, "build/client"), { recursive: true });
});

test("ends with npm, and keeps a registration across restarts", async () => {
  const { secretKey } = JSON.parse(await readFile(secretsFile, "utf8"));
  // npm passes SIGTERM on, but not its own end.
  site.npm.kill("SIGKILL");
  await site.closed;
  const next = npmStart(folder, ports);
  await next.says("Press Ctrl-C to stop.");
  const rows = await fetch(`http://127.0.0.1:${ports.SUPABASE_PORT}/rest/v1/registrationns?select=email`, {
    headers: { apikey: secretKey },
  });
  expect(await rows.json()).toEqual([{ email: answers.email }]);
  next.npm.kill("SIGTERM");
  await next.closed;
});

test("names --fresh, and no secret, if the file of the secrets is damaged", async () => {
  await writeFile(secretsFile, (await readFile(secretsFile, "utf8")).slice(0, -9));
  await unlink(join(folder, ".dev.vars"));
  const start = npmStart(folder, ports);
  await start.closed;
  const list = spawnSync(process.execPath, ["scripts/registrations.ts", "list"], { cwd: folder, encoding: "utf8" });
  for (const output of [start.output(), list.stderr]) {
    expect(output).toContain(".local/secrets.json is damaged. Begin with an empty database: npm start -- --fresh");
    expect(output).not.toContain("sb_");
  }
});

test.for([
  ["a setting that is no port", { PORT: "abc" }, 'PORT must be a port number, not "abc".'],
  ["a port with a fraction", { PORT: "80.5" }, 'PORT must be a port number, not "80.5".'],
  ["equal ports", { PORT: ports.OIDC_PORT }, "PORT, SUPABASE_PORT and OIDC_PORT must be three different ports."],
] as const)("names %s in one sentence", async ([, setting, sentence]) => {
  const start = npmStart(folder, { ...ports, ...setting });
  await start.closed;
  expect(start.output().trim().split("\n").at(-1)).toBe(sentence);
  expect(start.output()).not.toMatch(/^ +at /m);
});

test("names a port that is taken on IPv6 only", async () => {
  const other = createServer().listen(Number(ports.PORT), "::1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const start = npmStart(folder, ports);
  await start.closed;
  expect(start.output()).toContain(`Port ${ports.PORT} (PORT) is taken by process ${process.pid}`);
});

const NO_SPACE = `import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
fs.statfsSync = () => ({ bavail: 0, bsize: 4096 });
syncBuiltinESMExports();`;
const withoutSpace = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(NO_SPACE)}` };
const FULL_DISK = "The disk is full. Free some space, and start again.";

test.for([
  // Each write to this device fails as on a full disk (https://man7.org/linux/man-pages/man4/full.4.html).
  ["a full disk", "/dev/full", {}, FULL_DISK],
  ["a full disk, after a failure that has another name", "/", withoutSpace, FULL_DISK],
  ["another failed write", "/", {}, "The start failed: EISDIR: illegal operation on a directory, open '.local/holder'"],
] as const)("names %s in one sentence", async ([, target, setting, sentence]) => {
  const holder = join(folder, ".local/holder");
  await rm(holder);
  await symlink(target, holder);
  const start = npmStart(folder, { ...ports, ...setting });
  await start.closed;
  expect(start.output()).toContain(`\n${sentence}\n`);
  expect(start.output()).not.toMatch(/^ +at /m);
});
