import { globSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Env } from "#app/http/settings.server.ts";

type Options = {
  bindings: Env;
  /** The project, if not the working directory. */
  folder?: string;
  /** The built client, if not that of wrangler.toml. */
  client?: string;
  port?: number;
  /** Posts of the form in a minute, or "deployed" for the limit of wrangler.toml. Without it, there is no limit. */
  limit?: "deployed" | number;
  /** The code of modules by file name, in place of what was built or beside it. */
  code?: Record<string, string>;
  onLog?: (line: string) => void;
  miniflare?: Partial<MiniflareOptions>;
};

/** Runs the built Worker in workerd. The returned `fetch` sends requests for any host and scheme to the Worker. */
export async function startWorker({
  bindings,
  folder = ".",
  client,
  port = 0,
  limit,
  code,
  onLog,
  miniflare,
}: Options) {
  const root = join(folder, "build/server");
  // Wrangler 4.116 warns of `redact_query_string`, which it uploads.
  process.env.WRANGLER_LOG ??= "error";
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, "wrangler.toml"));
  const { assets } = workerOptions as MiniflareOptions & { assets: { directory: string } };
  const worker = new Miniflare({
    ...workerOptions,
    modules: builtModules(root, code),
    modulesRoot: root,
    modulesRules: [],
    bindings,
    cf: false,
    host: "127.0.0.1",
    port,
    assets: { ...assets, directory: client ?? assets.directory },
    ratelimits: rateLimits(workerOptions.ratelimits as RateLimits, limit),
    // GET /cdn-cgi/handler/scheduled runs the cron trigger's handler.
    unsafeTriggerHandlers: true,
    ...(onLog && { handleRuntimeStdio: lineReader(onLog) }),
    ...miniflare,
  } as MiniflareOptions);
  const { origin } = await worker.ready;
  return { url: origin, fetch: worker.dispatchFetch, close: () => worker.dispose() };
}

/** Makes the function to which Miniflare passes workerd's output. */
function lineReader(onLine: (line: string) => void) {
  return (...streams: Readable[]) => {
    for (const input of streams) createInterface({ input }).on("line", onLine);
  };
}

/** The modules of the built Worker, its entry first. */
function builtModules(root: string, code: Record<string, string> = {}) {
  // `exclude` of globSync ignores its patterns in a folder with "[" in its path.
  const others = globSync("**/*.{js,html}", { cwd: root }).filter((name) => name !== "index.js");
  const names = new Set(["index.js", ...others, ...Object.keys(code)]);
  return [...names].map((name) => ({
    type: name.endsWith(".js") ? "ESModule" : "Data",
    path: `${root}/${name}`,
    contents: code[name],
  }));
}

type RateLimits = Record<string, { simple: { limit: number } }>;

function rateLimits(deployed: RateLimits, limit: Options["limit"]): RateLimits {
  if (limit === undefined) return {};
  if (limit === "deployed") return deployed;
  for (const { simple } of Object.values(deployed)) simple.limit = limit;
  return deployed;
}
