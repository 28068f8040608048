import { readFile } from "node:fs/promises";
import { startWorker } from "../../scripts/local/worker.ts";

/**
 * A cookie of ours, so that a page is rendered for this request. It holds nothing.
 *
 * @see app/session/toast.server.ts
 */
export const VISITORS_COOKIE = "toast=1";

/**
 * Starts the built Worker in a runtime where dates cannot be written. Close it with `close`.
 *
 * @param what fails: a page that has a date (/privacy), or the shell of every page (the year in the footer).
 */
export async function startFailingWorker(what: "page" | "shell") {
  const where = what === "page" ? 'this.resolvedOptions().timeZone === "UTC"' : "true";
  const sabotage = `
const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format");
Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
  get() {
    if (${where}) throw new Error("secret-host");
    return get.call(this);
  },
});`;
  const code = `${sabotage}\n${await readFile("build/worker/index.js", "utf8")}`;
  const logs: string[] = [];
  const worker = await startWorker({ bindings: {}, code, onLog: (line) => logs.push(line) });
  return { ...worker, logs };
}
