import { globSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Env } from "#app/http/settings.server.ts";

/**
 * `folder` is the built project's. `client` is the built client, if not that of wrangler.toml. `code` replaces or adds modules
 * by file name. Without `limit` there is no rate limit; "deployed" uses that of wrangler.toml.
 */
type Options = { bindings: Env; folder?: string; client?: string; port?: number; limit?: "deployed" | number } & {
  code?: Record<string, string>;
  onLog?: (line: string) => void;
  miniflare?: Partial<MiniflareOptions>;
};

// Wrangler 4.116 warns of `redact_query_string`, which it uploads.
process.env.WRANGLER_LOG ??= "error";

/** Runs the built Worker in workerd. The returned `fetch` sends requests for any host and scheme to the Worker. */
export async function startWorker({ bindings, folder = ".", client, port = 0, limit, onLog, ...rest }: Options) {
  const root = join(folder, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, "wrangler.toml"));
  const { assets } = workerOptions as MiniflareOptions & { assets: { directory: string } };
  const options = {
    ...workerOptions,
    ...{ modules: builtModules(root, rest.code), modulesRoot: root, modulesRules: [] },
    ...{ bindings, cf: false, host: "127.0.0.1", port },
    assets: { ...assets, directory: client ?? assets.directory },
    ratelimits: rateLimits(workerOptions.ratelimits as RateLimits, limit),
    // GET /cdn-cgi/handler/scheduled runs the cron trigger's handler.
    unsafeTriggerHandlers: true,
    ...rest.miniflare,
  } as MiniflareOptions;
  if (onLog) {
    const readLines = (input: Readable) => createInterface({ input }).on("line", onLog);
    options.handleRuntimeStdio = (...streams) => streams.map(readLines);
  }
  const miniflare = new Miniflare(options);
  const { origin: url } = await miniflare.ready;
  return { url, fetch: miniflare.dispatchFetch, close: () => miniflare.dispose() };
}

/** The modules of the built Worker, its entry first. */
function builtModules(root: string, code: Record<string, string> = {}) {
  // `exclude` of globSync ignores its patterns in a folder with "[" in its path.
  const others = globSync("**/*.{js,html}", { cwd: root }).filter((name) => name !== "index.js");
  return [...new Set(["index.js", ...others, ...Object.keys(code)])].map((name) => {
    const type = name.endsWith(".js") ? "ESModule" : "Data";
    return { type, path: `${root}/${name}`, contents: code[name] };
  });
}

type RateLimits = Record<string, { simple: { limit: number } }>;

function rateLimits(deployed: RateLimits, limit: Options["limit"]): RateLimits {
  if (limit === undefined) return {};
  if (typeof limit === "number") for (const { simple } of Object.values(deployed)) simple.limit = limit;
  return deployed;
}
