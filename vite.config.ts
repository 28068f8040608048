import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createRequestListener } from "@mjackson/node-fetch-server";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { qrCodes } from "./scripts/qr-codes.ts";
import { icons } from "./scripts/vite/icons.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

// Remix 2 drops a route's `caseSensitive` flag in the browser (createClientRoutes), so a click on `/speaker` would
// show `/Speaker`. The specification's paths are case-sensitive: this puts the flag back, and says so when it can't.
const CLIENT_ROUTES = /@remix-run\/react\/dist\/esm\/routes\.js/;
function keepCaseSensitive(code: string): string {
  const start = code.indexOf("function createClientRoutes(");
  const place = "path: route.path\n";
  const at = code.indexOf(place, start);
  if (start === -1 || at === -1)
    throw new Error("createClientRoutes has changed: look at keepCaseSensitive in vite.config.ts.");
  return `${code.slice(0, at)}path: route.path,\n      caseSensitive: route.caseSensitive\n${code.slice(at + place.length)}`;
}

function caseSensitiveClientRoutes(): Plugin {
  const name = "case-sensitive-client-routes";
  return {
    name,
    enforce: "pre",
    transform: (code, id) => (CLIENT_ROUTES.test(id) ? { code: keepCaseSensitive(code), map: null } : undefined),
    // In development Vite bundles the packages beforehand, with esbuild.
    config: () => ({
      optimizeDeps: {
        esbuildOptions: {
          plugins: [
            {
              name,
              setup(build) {
                build.onLoad({ filter: CLIENT_ROUTES }, async ({ path }) => ({
                  contents: keepCaseSensitive(await readFile(path, "utf8")),
                }));
              },
            },
          ],
        },
      },
    }),
  };
}

// In development the same `server.ts` answers as in production, inside Vite's module runner instead of workerd.
// `scripts/dev.ts` hands it the bindings.
function workerInDevelopment(): Plugin {
  return {
    name: "worker-in-development",
    configureServer: (server) => () => {
      server.middlewares.use(
        createRequestListener(async (request) => {
          const { default: worker } = await server.ssrLoadModule("./server.ts");
          return worker.fetch(request, globalThis.developmentBindings);
        }),
      );
    },
  };
}

// The pages that `scripts/prerender.ts` adds to the built Worker. While developing, every page is rendered.
function prerenderedPages(): Plugin {
  const id = "virtual:prerendered";
  return {
    name: "prerendered-pages",
    resolveId(source) {
      if (source !== id) return undefined;
      return this.environment.mode === "build" ? { id: "./prerendered.js", external: true } : `\0${id}`;
    },
    load: (resolved) => (resolved === `\0${id}` ? "export const placeholders = {}, pages = {};" : undefined),
  };
}

// Remix would build its routes alone; the Worker is `server.ts`, which imports them, so that they stay out of the way of
// what the Worker answers by itself.
function workerEntry(): Plugin {
  return {
    name: "worker-entry",
    enforce: "post",
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: "./server.ts",
                output: { inlineDynamicImports: false, chunkFileNames: "[name].js" },
              },
            },
          }
        : undefined,
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    caseSensitiveClientRoutes(),
    workerEntry(),
    prerenderedPages(),
    workerInDevelopment(),
    qrCodes(),
    icons(),
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
      },
    }),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
  // All of them at once: a package found later would reload the page, with two copies of React for a moment.
  optimizeDeps: { entries: ["app/root.tsx", "app/routes/**/*.tsx"] },
  build: {
    // A font in a data: URL would break `font-src 'self'`.
    assetsInlineLimit: 0,
    sourcemap: isSsrBuild,
    minify: true,
  },
  ssr: {
    target: "webworker",
    // The Worker is one bundle; in development Node loads the packages itself.
    noExternal: command === "build" ? true : undefined,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
}));
