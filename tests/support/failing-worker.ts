import { readFile } from "node:fs/promises";
import { startWorker } from "../../scripts/local/worker.ts";
import { untilOver } from "./until-over.ts";

/** One of our cookies, without content: its page is rendered instead of prerendered. */
export const VISITORS_COOKIE = "toast=1";

// What the runtime lacks: the months on some pages, such as /privacy; the year in the footer of every page; the time of a
// registration, but for the first, with which the Worker starts; what a page's loaders are waited for with.
const lacks = {
  page: "Date.prototype.getUTCMonth = fail;",
  shell: "Date.prototype.getUTCFullYear = fail;",
  action: "Date.prototype.toISOString = () => void (Date.prototype.toISOString = fail);",
  loaders: "Promise.all = fail;",
};

/**
 * Starts the built Worker in a runtime that makes it fail, until the caller is over.
 *
 * @param what fails: a page that is rendered, the shell of every page, a form's action, or the loaders of every page.
 */
export async function startFailingWorker(what: keyof typeof lacks) {
  const sabotage = `function fail() { throw new Error("secret-host"); } ${lacks[what]}`;
  const code = { "index.js": `${sabotage}\n${await readFile("build/server/index.js", "utf8")}` };
  const logs: string[] = [];
  const worker = await startWorker({ bindings: {}, code, onLog: (line) => logs.push(line) });
  return { ...untilOver(worker), logs };
}
