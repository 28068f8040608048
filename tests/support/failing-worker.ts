import { readFile } from "node:fs/promises";
import { startWorker } from "../../scripts/local/worker.ts";
import { closeAfterTest } from "./close-after-test.ts";
import { recordLog } from "./logs.ts";

const failures = {
  // Every page has the year.
  shell: "Date.prototype.getUTCFullYear = fail;",
  // A registration has its time.
  action: "Date.prototype.toISOString = fail;",
};

/** Starts the built Worker with a `Date` that fails. Every page (`shell`) or the form (`action`) throws. */
export async function startFailingWorker(what: keyof typeof failures) {
  const sabotage = `function fail() { throw new Error("secret-host"); } ${failures[what]}`;
  const code = { "index.js": `${sabotage}\n${await readFile("build/server/index.js", "utf8")}` };
  const { logs, onLog } = recordLog();
  const worker = await startWorker({ bindings: { SESSION_SECRET: "s".repeat(32) }, code, onLog });
  return { ...closeAfterTest(worker), logs };
}
