import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { parseEnv } from "node:util";
import { generateApiKey } from "@supabase/lite";
import { startOpenIdProvider } from "./openid-provider.ts";
import { startSupabase } from "./supabase.ts";

const SECRETS = ".local/secrets.json";
const { SUPABASE_PORT = "54321", OIDC_PORT = "54322", PORT = "8787" } = process.env;
export const port = Number(PORT);

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
  // Two processes would damage one database, even on different ports.
  const database = findProcess(lastPid).command && URL.parse(supabaseUrl)?.port;
  for (const [name, port] of Object.entries({ ...(database && { database }), SUPABASE_PORT, OIDC_PORT, PORT })) {
    const probe = createServer().listen(Number(port), "127.0.0.1");
    const error = await once(probe, "listening").catch((error: NodeJS.ErrnoException) => error);
    probe.close();
    if (!("code" in error)) continue;
    const { stdout } = spawnSync("lsof", ["-t", "-nP", `-iTCP:${port}`, "-sTCP:LISTEN"], { encoding: "utf8" });
    const pid = stdout?.split("\n")[0] || (database && lastPid);
    const holder = pid ? `process ${pid}: ${findProcess(pid).command}` : "another process";
    console.error(`Port ${port} (${name}) is taken by ${holder}\nStop it, or set SUPABASE_PORT, OIDC_PORT and PORT.`);
    process.exit(1);
  }
}

/** Starts the database and the OpenID provider. @returns the bindings of the Worker, overridden by `.dev.vars`. */
export async function startServices() {
  if (process.argv.includes("--fresh")) rmSync(".local/database", { recursive: true, force: true });
  mkdirSync(".local", { recursive: true, mode: 0o700 });
  const {
    publishableKey = (await generateApiKey("publishable")).key,
    secretKey = (await generateApiKey("secret")).key,
    sessionSecret = randomBytes(48).toString("base64"),
  } = readSecrets();
  const keys = { publishableKey, secretKey };
  const supabase = await startSupabase({ ...keys, folder: ".local/database", port: Number(SUPABASE_PORT) });
  const secrets = { ...keys, sessionSecret, supabaseUrl: supabase.url, pid: String(process.pid) };
  writeFileSync(SECRETS, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  const provider = await startOpenIdProvider(Number(OIDC_PORT));
  // The Worker never gets the secret key; `npm run registrations` uses it.
  const { SUPABASE_SECRET_KEY: _, ...devVars } = existsSync(".dev.vars")
    ? parseEnv(readFileSync(".dev.vars", "utf8"))
    : {};
  const local = { SUPABASE_URL: supabase.url, SUPABASE_ANON_KEY: publishableKey, SESSION_SECRET: sessionSecret };
  const bindings = { ...local, ...provider.settings, ...devVars };
  return {
    bindings,
    addresses: `  Supabase  ${bindings.SUPABASE_URL}\n  Sign-in   ${bindings.GOOGLE_ISSUER || "Google"}`,
    close: () => Promise.all([provider.close(), supabase.close()]),
  };
}

function readSecrets(): Record<string, string | undefined> {
  return existsSync(SECRETS) ? JSON.parse(readFileSync(SECRETS, "utf8")) : {};
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
