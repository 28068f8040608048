import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { parseEnv } from "node:util";
import { generateApiKey } from "@supabase/lite";
import { startOpenIdProvider } from "./openid-provider.ts";
import { startSupabase } from "./supabase.ts";

const SECRETS = ".local/secrets.json";
const DATABASE = ".local/database";
const isFresh = process.argv.includes("--fresh");
const ports = { SUPABASE_PORT: portOf("SUPABASE_PORT", 54321), OIDC_PORT: portOf("OIDC_PORT", 54322) };
export const port = portOf("PORT", 8787);

let close: () => Promise<unknown> = async () => {};
const end = () => close().finally(() => process.exit());
// npm may exit and leave this process running (https://github.com/npm/cli/issues/8162). So watch npm, or the shell.
const { ppid } = process;
const { parent } = findProcess(ppid);
setInterval(() => (process.ppid === ppid && isRunning(parent)) || end(), 1000).unref();

/** Calls `closeAll` before the process ends by Ctrl-C, SIGTERM or the end of its parent. */
export function closeOnExit(closeAll: () => Promise<unknown>): void {
  close = closeAll;
  // Miniflare's own listener exits before the database is closed.
  for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal).once(signal, end);
}

/** Exits with a message if a port or the database of this folder is in use. */
export async function requireFreePorts(): Promise<void> {
  const { pid: lastPid = "", supabaseUrl = "" } = readSecrets();
  const isLastRunning = findProcess(lastPid).command !== "";
  const needed = Object.entries({ ...ports, PORT: port });
  // Two processes would damage one database, even on different ports.
  if (isLastRunning && supabaseUrl) needed.unshift(["database", Number(new URL(supabaseUrl).port)]);
  for (const [name, port] of needed) {
    if (!(await isTaken(port))) continue;
    const { stdout } = spawnSync("lsof", ["-t", "-nP", `-iTCP:${port}`, "-sTCP:LISTEN"], { encoding: "utf8" });
    const pid = stdout?.split("\n")[0] || (isLastRunning && lastPid);
    const holder = pid ? `process ${pid}: ${findProcess(pid).command}` : "another process";
    exitWith(`Port ${port} (${name}) is taken by ${holder}\nStop it, or set SUPABASE_PORT, OIDC_PORT and PORT.`);
  }
}

/** Starts the database and the OpenID provider. @returns the bindings of the Worker, overridden by `.dev.vars`. */
export async function startServices() {
  if (isFresh) rmSync(DATABASE, { recursive: true, force: true });
  mkdirSync(".local", { recursive: true, mode: 0o700 });
  const {
    publishableKey = (await generateApiKey("publishable")).key,
    secretKey = (await generateApiKey("secret")).key,
    sessionSecret = randomBytes(48).toString("base64"),
  } = readSecrets();
  const keys = { publishableKey, secretKey };
  await createDatabase();
  const supabase = await startSupabase({ ...keys, folder: DATABASE, port: ports.SUPABASE_PORT });
  const secrets = { ...keys, sessionSecret, supabaseUrl: supabase.url, pid: String(process.pid) };
  writeFileSync(`${SECRETS}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${SECRETS}.new`, SECRETS);
  const provider = await startOpenIdProvider(ports.OIDC_PORT);
  const local = { SUPABASE_URL: supabase.url, SUPABASE_ANON_KEY: publishableKey, SESSION_SECRET: sessionSecret };
  const bindings = { ...local, ...provider.settings, ...readDevVars() };
  return {
    bindings,
    addresses: `  Supabase  ${bindings.SUPABASE_URL}\n  Sign-in   ${bindings.GOOGLE_ISSUER || "Google"}`,
    close: () => Promise.all([provider.close(), supabase.close()]),
  };
}

/** Creates a missing database aside, because PGlite cannot open one whose creation was interrupted. */
async function createDatabase(): Promise<void> {
  if (existsSync(DATABASE)) return;
  const folder = `${DATABASE}.new`;
  rmSync(folder, { recursive: true, force: true });
  await (await startSupabase({ publishableKey: "", secretKey: "", folder })).close();
  renameSync(folder, DATABASE);
}

/** The settings for the Worker in `.dev.vars`. */
function readDevVars(): Record<string, string | undefined> {
  if (!existsSync(".dev.vars")) return {};
  // The Worker never gets the secret key; `npm run registrations` uses it.
  const { SUPABASE_SECRET_KEY: _, ...all } = parseEnv(readFileSync(".dev.vars", "utf8"));
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key, ...others } = all;
  // An address without its key would be called with the local one.
  return url && key ? all : others;
}

/** What the last start wrote, except after a damage that `--fresh` repairs. */
function readSecrets(): Record<string, string | undefined> {
  if (!existsSync(SECRETS)) return {};
  try {
    return JSON.parse(readFileSync(SECRETS, "utf8"));
  } catch {
    // The error would quote the secrets.
    return isFresh ? {} : exitWith(`${SECRETS} is damaged. Begin with an empty database: npm start -- --fresh`);
  }
}

function portOf(name: string, fallback: number): number {
  const { [name]: text = "" } = process.env;
  const port = text === "" ? fallback : Number(text);
  return port > 0 && port < 65_536 ? port : exitWith(`${name} must be a port number, not "${text}".`);
}

/** Whether a program listens on a port. Browsers try IPv6 and IPv4 for `localhost`. */
async function isTaken(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const probe = createServer().listen(port, host);
    const { code } = await once(probe, "listening").then(
      () => ({ code: "" }),
      (error: NodeJS.ErrnoException) => error,
    );
    probe.close();
    // EADDRNOTAVAIL: this machine has no IPv6.
    if (code && code !== "EADDRNOTAVAIL") return true;
  }
  return false;
}

function exitWith(message: string) {
  console.error(message);
  return process.exit(1);
}

/** The parent and the command of a process. They are 0 and empty if it has ended or ps is not installed. */
function findProcess(pid: number | string) {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
  const [, parent = "0", command = ""] = /^\s*(\d+) (.*)/.exec(stdout ?? "") ?? [];
  return { parent: Number(parent), command };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
