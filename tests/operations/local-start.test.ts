import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { cp, mkdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { makeProject } from "../support/project.ts";
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

// All tests use this folder.
const folder = await makeProject();
const ports = await findFreePorts();
const siteUrl = `http://localhost:${ports.PORT}`;
// A test removes a part of the build.
await rm(join(folder, "build"));
await cp("build", join(folder, "build"), { recursive: true });

const { NODE_ENV: _, VITEST: __, ...env } = process.env;
const groups: (number | undefined)[] = [];
afterAll(() => groups.forEach(killGroup));

/** Runs `npm start`. */
function npmStart() {
  const npm = spawn("npm", ["start"], { cwd: folder, env: { ...env, ...ports }, detached: true });
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

let site: ReturnType<typeof npmStart> | undefined;

/** Starts the site, unless an earlier test has started it. */
async function startSite() {
  if (site) return site;
  // The settings of `npm run registrations`, which are not those of the Worker.
  await writeFile(join(folder, ".dev.vars"), "SUPABASE_URL=https://p.supabase.co\nSUPABASE_SECRET_KEY=sb_secret_x\n");
  site = npmStart();
  await site.says("Press Ctrl-C to stop.");
  return site;
}

/** Runs a script that ends by itself, and returns its output. */
function run(args: string[], settings: Record<string, string> = {}, cwd = folder): Promise<string> {
  const options = { cwd, env: { ...env, ...settings }, timeout: 200_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

/** Runs the script of `npm start`, which fails. Without npm, because npm takes as long to start. */
const failToStart = (settings: Record<string, string> = {}, cwd = folder) =>
  run(["scripts/start.ts"], { ...ports, ...settings }, cwd);

test("starts after a first start that was killed, and beside no other start", async () => {
  const packageJson = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  packageJson.scripts.build = "while [ -e building ]; do sleep 0.1; done";
  await writeFile(join(folder, "package.json"), JSON.stringify(packageJson));
  await writeFile(join(folder, "building"), "");
  const killed = npmStart();
  await killed.says("Building the site");
  const second = await failToStart(await findFreePorts());
  expect(second).toContain("The database of this folder is in use by process");
  expect(second).toContain("node scripts/start.ts");
  await unlink(join(folder, "building"));
  const created = () => globSync(".local/*/PG_VERSION", { cwd: folder });
  await expect.poll(created, { timeout: 200_000, interval: 10 }).toHaveLength(1);
  killGroup(killed.npm.pid);
  await killed.closed;
  await startSite();
  await expectStatus(await fetch(siteUrl), 200);
});

test("a build in its folder does not disturb a running site", async () => {
  await startSite();
  await rm(join(folder, "build/client"), { recursive: true });
  const page = await (await fetch(siteUrl)).text();
  const script = /src="(\/assets\/entry[^"]+)"/.exec(page)?.[1];
  await expectStatus(await fetch(siteUrl + script), 200);
  await cp("build/client", join(folder, "build/client"), { recursive: true });
});

test("ends with npm, and keeps a registration across restarts", async () => {
  const { npm, closed } = await startSite();
  const answers = someAnswers();
  await expectStatus(await post(`${siteUrl}/joinvolunteer`, answers), 303);
  const { secretKey } = JSON.parse(await readFile(join(folder, ".local/secrets.json"), "utf8"));
  // npm passes SIGTERM on, but not its own end.
  npm.kill("SIGKILL");
  await closed;
  const next = npmStart();
  await next.says("Press Ctrl-C to stop.");
  const rows = await fetch(`http://127.0.0.1:${ports.SUPABASE_PORT}/rest/v1/registrationns?select=email`, {
    headers: { apikey: secretKey },
  });
  expect(await rows.json()).toEqual([{ email: answers.email }]);
  next.npm.kill("SIGTERM");
  await next.closed;
});

test("names --fresh, and no secret, if the file of the secrets is damaged", async () => {
  await mkdir(join(folder, ".local"), { recursive: true });
  await writeFile(join(folder, ".local/secrets.json"), '{"secretKey":"sb_secret_');
  await rm(join(folder, ".dev.vars"), { force: true });
  for (const output of [await failToStart(), await run(["scripts/registrations.ts", "list"])]) {
    expect(output).toContain(".local/secrets.json is damaged. Begin with an empty database: npm start -- --fresh");
    expect(output).not.toContain("sb_");
  }
});

test.for([
  ["a setting that is no port", { PORT: "80.5" }, 'PORT must be a port number, not "80.5".'],
  ["equal ports", { PORT: ports.OIDC_PORT }, "PORT, SUPABASE_PORT and OIDC_PORT must be three different ports."],
] as const)("names %s in one sentence", async ([, setting, sentence]) => {
  expect(await failToStart(setting)).toBe(`${sentence}\n`);
});

test("names a port that is taken on IPv6 only", async () => {
  const other = createServer().listen(Number(ports.PORT), "::1");
  onTestFinished(() => {
    other.close();
  });
  await once(other, "listening");
  expect(await failToStart()).toContain(`Port ${ports.PORT} (PORT) is taken by process ${process.pid}`);
});

test("names a write that the system refuses in one sentence", async () => {
  const holder = join(folder, ".local/holder");
  await rm(holder, { recursive: true, force: true });
  await mkdir(holder, { recursive: true });
  expect(await failToStart()).toBe(
    "The start failed: EISDIR: illegal operation on a directory, open '.local/holder'\n",
  );
});
