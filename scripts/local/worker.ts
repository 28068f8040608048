import { globSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Env } from "../../load-context.ts";

/**
 * `folder` is the built project's. `code` replaces built modules by file name. Without `limit` there is no rate limit; "deployed"
 * uses that of wrangler.toml.
 */
type Options = {
  bindings: Env;
  folder?: string;
  port?: number;
  limit?: "deployed" | number;
  code?: Record<string, string>;
} & {
  onLog?: (line: string) => void;
  miniflare?: Partial<MiniflareOptions>;
};

// Wrangler 4.116 warns of `redact_query_string`, which it uploads.
process.env.WRANGLER_LOG ??= "error";

/** Runs the built Worker in workerd. The returned `fetch` sends requests for any host and scheme to the Worker. */
export async function startWorker({
  bindings,
  folder = ".",
  port = 0,
  limit,
  onLog,
  code = {},
  miniflare: more,
}: Options) {
  const root = join(folder, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, "wrangler.toml"));
  const ratelimits = workerOptions.ratelimits as Record<string, { simple: { limit: number } }>;
  if (typeof limit === "number") for (const { simple } of Object.values(ratelimits)) simple.limit = limit;
  const modules = ["index.js", ...globSync("**/*.{js,html}", { cwd: root, exclude: ["index.js"] })].map((name) => ({
    type: name.endsWith(".js") ? "ESModule" : "Data",
    path: `${root}/${name}`,
    contents: code[name],
  }));
  const miniflare = new Miniflare({
    ...(workerOptions as object),
    ...{ modules, modulesRoot: root, modulesRules: [], bindings, cf: false, host: "127.0.0.1", port },
    ratelimits: limit === undefined ? {} : ratelimits,
    // GET /cdn-cgi/handler/scheduled runs the cron trigger's handler.
    unsafeTriggerHandlers: true,
    ...(onLog && {
      handleRuntimeStdio: (...streams) => streams.map((input) => createInterface({ input }).on("line", onLog)),
    }),
    ...more,
  } as MiniflareOptions);
  const { origin: url } = await miniflare.ready;
  return { url, fetch: miniflare.dispatchFetch, close: () => miniflare.dispose() };
}
