import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

export type BenchWorker = {
  /** By name, the main one first. */
  modules: Record<string, string | Buffer>;
  variables?: Record<string, string>;
  /** Whether every request runs the cron trigger's handler, which plain workerd never does by itself. */
  scheduled?: boolean;
};
export type Running = Awaited<ReturnType<typeof startWorkerd>>;

/** As workerd.capnp names them, by a module's ending. */
const KINDS: Record<string, string> = { js: "esModule", html: "data" };
/** Answers 200 if the cron trigger's handler succeeded. Calling it is experimental in workerd. */
const TRIGGER = `export default {
  async fetch(request, { worker }) {
    const { outcome } = await worker.scheduled({ scheduledTime: new Date(), cron: "30 21 * * *" });
    return new Response(outcome, { status: outcome === "ok" ? 200 : 500 });
  },
};
`;
/** Milliseconds without work after which a process counts as idle. */
const QUIET = 20;

const { compatibilityDate, compatibilityFlags = [] } =
  unstable_getMiniflareWorkerOptions("wrangler.toml").workerOptions;

/** The wrangler that brings Miniflare. */
export const workerd: { default: string; version: string } = createRequire(import.meta.resolve("miniflare"))("workerd");

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts a Worker in plain workerd, with wrangler.toml's compatibility date and flags, on a free port of this machine.
 *
 * @param name of its folder in build/bench/workers/.
 * @returns once it listens.
 * @throws if workerd exits instead.
 */
export async function startWorkerd(name: string, worker: BenchWorker) {
  const options = ["--control-fd=3", ...(worker.scheduled ? ["--experimental"] : [])];
  const child = spawn(workerd.default, ["serve", ...options, configurationOf(name, worker)], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const ended = once(child, "exit").then(() => {
    throw new Error(`The Worker "${name}" did not start.`);
  });
  const [message] = await Promise.race([once(child.stdio[3] as Readable, "data"), ended]);
  ended.catch(() => {});
  const pid = child.pid as number;
  return {
    port: Number(JSON.parse(String(message)).port),
    /** Milliseconds of CPU that the process has used, in all threads. */
    cpu: () => cpuOf(pid),
    /** The same, once the process is idle. */
    async idleCpu() {
      let before = -1;
      let after = cpuOf(pid);
      while (after !== before) {
        await pause(QUIET);
        [before, after] = [after, cpuOf(pid)];
      }
      return after;
    },
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}

/** Writes modules and configuration to disk. */
function configurationOf(name: string, { modules, variables = {}, scheduled }: BenchWorker): string {
  const folder = `build/bench/workers/${name}`;
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(modules)) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, content);
  }
  const embedded = Object.keys(modules).map(
    (file) => `(name = "${file}", ${KINDS[file.split(".").at(-1) ?? ""]} = embed "${file}")`,
  );
  const bindings = Object.entries(variables).map(([key, text]) => `(name = "${key}", text = ${JSON.stringify(text)})`);
  const triggerService = `(name = "trigger", worker = (
      modules = [(name = "trigger.js", esModule = ${JSON.stringify(TRIGGER)})],
      bindings = [(name = "worker", service = "worker")],
      compatibilityDate = "${compatibilityDate}",
      compatibilityFlags = ["service_binding_extra_handlers"],
    )),`;
  writeFileSync(
    `${folder}/workerd.capnp`,
    `using Workerd = import "/workerd/workerd.capnp";
const configuration :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [${embedded.join(", ")}],
      bindings = [${bindings.join(", ")}],
      compatibilityDate = "${compatibilityDate}",
      compatibilityFlags = ${JSON.stringify(compatibilityFlags)},
    )),
    ${scheduled ? triggerService : ""}
    # The database of the benchmark, and nothing beyond this machine.
    (name = "internet", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "${scheduled ? "trigger" : "worker"}")],
);
`,
  );
  return `${folder}/workerd.capnp`;
}

/** The scheduler counts nanoseconds for each thread: https://docs.kernel.org/scheduler/sched-stats.html */
function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  });
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}
