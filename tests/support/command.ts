import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { onTestFinished } from "vitest";
import { startServer } from "../../scripts/local/server.ts";
import { outputOf } from "../../scripts/output.ts";

/** The environment without what `npm run` adds to it, like a maintainer's shell. */
export function shellEnvironment(): Record<string, string | undefined> {
  const PATH = String(process.env.PATH)
    .split(delimiter)
    .filter((folder) => !/node_modules[/\\]\.bin$|node-gyp-bin$/.test(folder))
    .join(delimiter);
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$)/.test(name));
  return { ...Object.fromEntries(kept), PATH };
}

/** A folder whose name breaks careless scripts, removed when the test ends. */
export async function oddFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "navbindu-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, "नौ बिन्दु (nine dots) & é");
}

/** Three free ports, in the variables that `npm start` reads. */
export async function freePorts(): Promise<{ PORT: string; SUPABASE_PORT: string; OIDC_PORT: string }> {
  const servers = await Promise.all([0, 1, 2].map(() => startServer(() => {})));
  await Promise.all(servers.map(({ close }) => close()));
  const [PORT = "", SUPABASE_PORT = "", OIDC_PORT = ""] = servers.map(({ url }) => new URL(url).port);
  return { PORT, SUPABASE_PORT, OIDC_PORT };
}

/**
 * Starts a command as a maintainer does, in its own process group; what is left of it is killed when the test ends.
 *
 * @returns its output, functions to wait for it and to end it, and the number of its running processes.
 */
export function startCommand(
  [command = "", ...words]: string[],
  { cwd, env, uid }: { cwd: string; env: Record<string, string>; uid?: number | undefined },
) {
  const child = spawn(command, words, {
    cwd,
    env: { ...shellEnvironment(), ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const output = outputOf(child);
  const group = Number(child.pid);
  const ended = once(child, "close").then(([code]) => code as number | null);
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-group, name);
    } catch {
      // Nobody is left.
    }
  };
  onTestFinished(() => signal("SIGKILL"));
  return {
    ended,
    output,
    /** @throws with the output if the command exits first. */
    async saying(words: string): Promise<void> {
      const failed = ended.then((code) => {
        throw new Error(`“${command}” ended with ${code}:\n${output()}`);
      });
      const said = new Promise<void>((resolve) => {
        const look = () => output().includes(words) && resolve();
        child.stdout.on("data", look);
        child.stderr.on("data", look);
        look();
      });
      await Promise.race([said, failed]);
      failed.catch(() => {});
    },
    /** Like Ctrl-C (SIGINT), `kill` (SIGTERM), or at once (SIGKILL): to every process of the group. */
    async end(name: "SIGINT" | "SIGTERM" | "SIGKILL"): Promise<number | null> {
      signal(name);
      return ended;
    },
    processes: () => processesOf(group),
  };
}

/** The running processes of a group (Linux). */
function processesOf(group: number): string[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((id) => {
      try {
        const stat = readFileSync(`/proc/${id}/stat`, "utf8");
        const [state, , itsGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return Number(itsGroup) === group && state !== "Z" ? [readFileSync(`/proc/${id}/cmdline`, "utf8")] : [];
      } catch {
        return [];
      }
    });
}
