import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { exitWith } from "./exit.ts";
import { findProcess } from "./process.ts";

/** The ports of the site and of its local services, by the names of their settings. */
export const ports = {
  PORT: readPort("PORT", 8787),
  SUPABASE_PORT: readPort("SUPABASE_PORT", 54321),
  OIDC_PORT: readPort("OIDC_PORT", 54322),
};

/** Exits with a message if two ports are equal, or one is in use. */
export async function requireFreePorts(): Promise<void> {
  const numbers = Object.values(ports);
  const areDifferent = new Set(numbers).size === numbers.length;
  if (!areDifferent) exitWith("PORT, SUPABASE_PORT and OIDC_PORT must be three different ports.");
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isTaken(port))) continue;
    const holder = describeHolder(port);
    exitWith(`Port ${port} (${name}) is taken by ${holder}\nStop it, or set SUPABASE_PORT, OIDC_PORT and PORT.`);
  }
}

function describeHolder(port: number): string {
  const { stdout } = spawnSync("lsof", ["-t", "-nP", `-iTCP:${port}`, "-sTCP:LISTEN"], { encoding: "utf8" });
  const [pid] = stdout?.split("\n") ?? [];
  return pid ? `process ${pid}: ${findProcess(pid).command}` : "another process";
}

function readPort(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  const isPort = /^\d+$/.test(text) && port > 0 && port < 65_536;
  return isPort ? port : exitWith(`${name} must be a port number, not "${text}".`);
}

/** Whether a program listens on a port. Browsers try IPv6 and IPv4 for `localhost`. */
async function isTaken(port: number): Promise<boolean> {
  return (await isTakenOn("127.0.0.1", port)) || isTakenOn("::1", port);
}

async function isTakenOn(host: string, port: number): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
    return false;
  } catch (error) {
    // EADDRNOTAVAIL: this machine has no IPv6.
    return (error as NodeJS.ErrnoException).code !== "EADDRNOTAVAIL";
  } finally {
    probe.close();
  }
}
