import { readFile } from "node:fs/promises";
import { join } from "node:path";

const ENTRY = `
  import worker from "./built.js";
  let now;
  globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length === 0 && now ? [now] : given)); }
    static now() { return now ?? super.now(); }
  };
  async function fetch(request, env, context) {
    now = Date.parse(request.headers.get("X-Clock") ?? "") || now;
    const settings = request.headers.get("X-Settings");
    return worker.fetch(request, settings ? { ...env, ...JSON.parse(settings) } : env, context);
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
