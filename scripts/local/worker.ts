import { globSync } from "node:fs";
import { fetch, Miniflare, type MiniflareOptions, type Request } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Env } from "../../load-context.ts";

type RateLimitOptions = { namespace_id: string; simple: { limit: number; period?: 10 | 60 } };

const WORKER = "build/server";

/** The built Worker's modules, its entry first. */
function workerModules(replaced: Record<string, string>) {
  const code = ["index.js", ...globSync("*.js", { cwd: WORKER, exclude: ["index.js"] })];
  return [
    ...code.map((name) => ({ type: "ESModule", path: `${WORKER}/${name}`, contents: replaced[name] })),
    { type: "Data", path: `${WORKER}/prerendered.html` },
  ];
}

export type LocalWorker = Awaited<ReturnType<typeof startWorker>>;

/**
 * Runs the built Worker (`npm run build`) in workerd, with the assets and bindings of wrangler.toml. Has to be called
 * in the project's root.
 *
 * Miniflare is patched here: its server for workerd, which writes and reads files, took every request of this machine for
 * workerd's. Miniflare 5 tells them apart by itself, in the same way.
 *
 * @param options.code replaces the built Worker's modules of these file names.
 * @param options.assets the folder of the assets, where it is not the build's.
 * @param options.port 0 or undefined for any free one.
 * @param options.https the key and the certificate, in PEM, to serve the Worker over https.
 * @param options.limit registrations per network and minute: wrangler.toml's, or a number. Undefined: no limit, because
 * everybody here shares one network address.
 * @param options.standIns the addresses that are asked in place of some, as a test needs that may not ask those.
 * @param options.inspectable whether the inspector listens.
 * @param options.onLog receives every line that the Worker logs; undefined: they go to the console.
 * @throws if there is no build or the port is taken.
 */
export async function startWorker(options: {
  bindings: Env;
  code?: Record<string, string>;
  assets?: string;
  port?: number;
  https?: { key: string; cert: string };
  limit?: "deployed" | number;
  standIns?: Record<string, string>;
  inspectable?: boolean;
  onLog?: (line: string) => void;
}) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  const { https, limit, standIns, inspectable, onLog } = options;
  const { ratelimits, assets } = workerOptions as {
    ratelimits: Record<string, RateLimitOptions>;
    assets: { directory: string };
  };
  if (typeof limit === "number") for (const { simple } of Object.values(ratelimits)) simple.limit = limit;
  const miniflare = new Miniflare({
    ...(workerOptions as object),
    modulesRules: [],
    modulesRoot: WORKER,
    modules: workerModules(options.code ?? {}),
    bindings: options.bindings as Record<string, string>,
    ratelimits: limit === undefined ? {} : ratelimits,
    assets: { ...assets, directory: options.assets ?? assets.directory },
    cf: false,
    // GET /cdn-cgi/handler/scheduled runs the cron trigger's handler.
    unsafeTriggerHandlers: true,
    host: "127.0.0.1",
    port: options.port ?? 0,
    ...(standIns && {
      outboundService: async (request: Request) =>
        fetch(standIns[request.url] ?? request.url, {
          method: request.method,
          headers: request.headers,
          body: request.method === "POST" ? await request.text() : null,
          redirect: "manual",
        }),
    }),
    ...(inspectable && { inspectorPort: 0 }),
    ...(https && { httpsKey: https.key, httpsCert: https.cert }),
    ...(onLog && {
      handleRuntimeStdio(stdout, stderr) {
        for (const stream of [stdout, stderr]) {
          stream.setEncoding("utf8").on("data", (text: string) => text.split("\n").filter(Boolean).forEach(onLog));
        }
      },
    }),
  } as MiniflareOptions);
  const url = await miniflare.ready;
  return {
    url: url.origin,
    /** The inspector's address for an isolate, which speaks the Chrome DevTools Protocol. */
    ...(inspectable && { inspector: new URL("/core:user:", await miniflare.getInspectorURL()).href }),
    close: () => miniflare.dispose(),
  };
}
