import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { fetchListener } from "./scripts/local/server.ts";
import { clientBuild } from "./scripts/vite/client-build.ts";
import { icons } from "./scripts/vite/icons.ts";
import { remixFuture } from "./scripts/vite/remix-future.ts";
import { workerBuild } from "./scripts/vite/worker-build.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

// In development `server.ts` runs in Vite's module runner instead of workerd. `scripts/dev.ts` provides the bindings.
function workerInDevelopment(): Plugin {
  return {
    name: "worker-in-development",
    configureServer(server) {
      // Before Vite's own, with which a page of any site could start an editor here.
      server.middlewares.use("/__open-in-editor", (_, response) => response.writeHead(404).end());
      return () => {
        server.middlewares.use(
          fetchListener(async (request) => {
            const { default: worker } = await server.ssrLoadModule("./server.ts");
            // A Blob's stream is one of bytes, like a body's in workerd, for readers with their own buffer.
            const body = request.body && (await request.blob());
            return worker.fetch(new Request(request, { body }), globalThis.developmentBindings);
          }),
        );
      };
    },
  };
}

// The pages that `scripts/prerender.ts` adds to the built Worker. In development every page is rendered.
function prerenderedPages(): Plugin {
  const id = "virtual:prerendered";
  return {
    name: "prerendered-pages",
    resolveId(source) {
      if (source !== id) return undefined;
      return this.environment.mode === "build" ? { id: "./prerendered.js", external: true } : `\0${id}`;
    },
    load: (resolved) => (resolved === `\0${id}` ? "export const addresses = [], pages = {};" : undefined),
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    clientBuild(),
    workerBuild(),
    prerenderedPages(),
    workerInDevelopment(),
    icons(),
    tailwindcss(),
    remix({ future: remixFuture }),
  ],
  // All at once: a package found later would reload the page, with two copies of React for a moment.
  optimizeDeps: { entries: ["app/root.tsx", "app/routes/**/*.tsx"] },
  // Settings are the Worker's, in .dev.vars. From a .env Vite would take NODE_ENV, too.
  envDir: false,
  // By default it is every file here: keys (.dev.vars, .local/), the local database, exported registrations.
  server: { fs: { allow: ["app", "node_modules"] } },
  build: {
    // A font in a data: URL would break `font-src 'self'`.
    assetsInlineLimit: 0,
    sourcemap: isSsrBuild,
    minify: true,
  },
  ssr: {
    target: "webworker",
    // The built Worker contains its packages; in development Node loads them.
    noExternal: command === "build" ? true : undefined,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
}));
