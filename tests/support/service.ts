import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { outputOf } from "../../scripts/output.ts";
import type { Order } from "./service-process.ts";

/**
 * Starts a service in a process of its own.
 *
 * @throws with its output if it exits instead of starting.
 * @returns its address, and a function that kills it and everything it started (SIGKILL).
 */
export async function startService(order: Order) {
  // A process group of its own: the Worker's process has started workerd.
  const child: ChildProcess = fork("tests/support/service-process.ts", { detached: true, silent: true });
  const output = outputOf(child);
  child.send(order);
  const ended = once(child, "exit").then(() => {
    throw new Error(`The ${order.service} did not start:\n${output()}`);
  });
  const [url] = await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  return {
    url: String(url),
    /** Its output so far. */
    output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      const exited = once(child, "exit");
      process.kill(-child.pid, "SIGKILL");
      await exited;
    },
  };
}
