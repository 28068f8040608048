import { readFile } from "node:fs/promises";
import { join } from "node:path";

const ENTRY = `
  import worker from "./built.js";
  let now;
  globalThis.Date = class extends Date {
    constructor(...time) {
      if (time.length > 0 || now === undefined) super(...time);
      else super(now);
    }
    static now() {
      return now ?? super.now();
    }
  };
  async function fetch(request, env, context) {
    const clock = request.headers.get("X-Clock");
    if (clock) now = Date.parse(clock);
    const settings = JSON.parse(request.headers.get("X-Settings") ?? "{}");
    // Otherwise the same object is passed on, because the Worker keeps the checked settings of each object.
    const hasOwn = Object.keys(settings).length > 0;
    return worker.fetch(request, hasOwn ? { ...env, ...settings } : env, context);
  }
  export default { ...worker, fetch };
`;

/**
 * The built Worker in an entry of its own, so that a test need not start another Worker. The header `X-Clock` of a
 * request sets the time (ISO 8601) from then on, and `X-Settings` (JSON) the settings of this request.
 */
export async function builtWorker(folder = ".") {
  return { "index.js": ENTRY, "built.js": await readFile(join(folder, "build/server/index.js"), "utf8") };
}

/** The headers that give a request settings of its own. An empty one counts as missing. */
export const withSettings = (settings: Record<string, string>) => ({ "X-Settings": JSON.stringify(settings) });
