import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { type Config, serializeConfig } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

type Module = { name: string; esModule?: string; data?: Buffer };
/** The modules of a Worker, its main one first, and its variables. */
export type BenchWorker = { modules: Module[]; bindings?: Record<string, string> };

/** A process counts as idle after this time without work. */
const IDLE_MS = 20;

const { compatibilityDate, compatibilityFlags = [] } =
  unstable_getMiniflareWorkerOptions("wrangler.toml").workerOptions;
// workerd is a dependency of Miniflare.
const workerd: { default: string } = createRequire(import.meta.resolve("miniflare"))("workerd");

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a Worker in plain workerd, without Miniflare's own Workers, on a free port.
 *
 * @throws if workerd exits instead.
 */
export async function startWorkerd(worker: BenchWorker) {
  const child = spawn(workerd.default, ["serve", "--binary", "--control-fd=3", "-"], {
    stdio: ["pipe", "inherit", "inherit", "pipe"],
  });
  child.stdin?.end(serializeConfig(configurationOf(worker)));
  running.add(child);
  const [message] = await Promise.race([once(child.stdio[3] as Readable, "data"), once(child, "exit")]);
  if (!Buffer.isBuffer(message)) throw new Error("workerd did not start.");
  return {
    url: `http://127.0.0.1:${JSON.parse(String(message)).port}`,
    /** The CPU time that the process has used once it is idle, in milliseconds. */
    async idleCpu(): Promise<number> {
      let used = readCpuTime(child.pid);
      let before: number;
      do {
        before = used;
        await wait(IDLE_MS);
        used = readCpuTime(child.pid);
      } while (used !== before);
      return used;
    },
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
      running.delete(child);
    },
  };
}

/** The modules of a Worker in a folder, of which index.js is the main one. */
export function readModules(folder: string): Module[] {
  const others = globSync("**/*.{js,html}", { cwd: folder }).filter((name) => name !== "index.js");
  const names = ["index.js", ...others];
  return names.map((name) => {
    const content = readFileSync(`${folder}/${name}`);
    return name.endsWith(".js") ? { name, esModule: String(content) } : { name, data: content };
  });
}

function configurationOf({ modules, bindings = {} }: BenchWorker): Config {
  const variables = Object.entries(bindings).map(([name, text]) => ({ name, text }));
  return {
    services: [
      { name: "worker", worker: { modules, bindings: variables, compatibilityDate, compatibilityFlags } },
      // The database listens on this machine.
      { name: "internet", network: { allow: ["local"] } },
    ],
    sockets: [{ name: "http", address: "127.0.0.1:0", http: {}, service: { name: "worker" } }],
  };
}

/** The CPU time of all threads in ms. The kernel counts ns (https://docs.kernel.org/scheduler/sched-stats.html). */
function readCpuTime(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}
