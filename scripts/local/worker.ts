import { globSync } from "node:fs";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Env } from "../../load-context.ts";

type RateLimits = Record<string, { namespace_id: string; simple: { limit: number; period?: 10 | 60 } }>;

const WORKER = "build/server";
// Wrangler 4.116 warns of `redact_query_string`, which it uploads.
process.env.WRANGLER_LOG ??= "error";

/**
 * Runs the built Worker in workerd, with the assets and bindings of wrangler.toml. Call it in the project's root.
 *
 * @param options.port 0 or undefined for a free port.
 * @param options.limit registrations per network and minute: that of wrangler.toml, or a number. Undefined: no limit.
 * @param options.code replaces built modules, by file name.
 * @param options.onLog receives each line that the Worker logs. Undefined: the lines go to the console.
 * @param options.miniflare further options, such as `outboundService`.
 * @returns its URL, and `fetch`, which sends requests to any URL (as https://navbindu.example) to the Worker.
 * @throws if there is no build or the port is taken.
 */
export async function startWorker(options: {
  bindings: Env;
  port?: number;
  limit?: "deployed" | number;
  code?: Record<string, string>;
  onLog?: (line: string) => void;
  miniflare?: Partial<MiniflareOptions>;
}) {
  const { bindings, port = 0, limit, code = {}, onLog, miniflare: more } = options;
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  const ratelimits = workerOptions.ratelimits as RateLimits;
  if (typeof limit === "number") for (const { simple } of Object.values(ratelimits)) simple.limit = limit;
  const modules = ["index.js", ...globSync("**/*.js", { cwd: WORKER, exclude: ["index.js"] })];
  const pages = globSync("**/*.html", { cwd: WORKER });
  const miniflare = new Miniflare({
    ...(workerOptions as object),
    modulesRules: [],
    modulesRoot: WORKER,
    modules: [
      ...modules.map((name) => ({ type: "ESModule", path: `${WORKER}/${name}`, contents: code[name] })),
      ...pages.map((name) => ({ type: "Data", path: `${WORKER}/${name}` })),
    ],
    bindings: bindings as Record<string, string>,
    ratelimits: limit === undefined ? {} : ratelimits,
    cf: false,
    // GET /cdn-cgi/handler/scheduled runs the cron trigger's handler.
    unsafeTriggerHandlers: true,
    host: "127.0.0.1",
    port,
    ...(onLog && {
      handleRuntimeStdio(stdout, stderr) {
        for (const stream of [stdout, stderr]) {
          stream.setEncoding("utf8").on("data", (text: string) => text.split("\n").filter(Boolean).forEach(onLog));
        }
      },
    }),
    ...more,
  } as MiniflareOptions);
  const { origin: url } = await miniflare.ready;
  return { url, fetch: miniflare.dispatchFetch, close: () => miniflare.dispose() };
}
