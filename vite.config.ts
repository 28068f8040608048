import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@mjackson/node-fetch-server";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { buildDay } from "./scripts/build/build-time.ts";
import { icons } from "./scripts/vite/icons.ts";
import { withoutClientRouter } from "./scripts/vite/no-client-router.ts";
import { workerEntry } from "./scripts/vite/worker-entry.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Runs `server.ts` in development, with the bindings of `scripts/dev.ts`. Vite shows its errors. */
function workerInDevelopment(): Plugin {
  return {
    name: "worker-in-development",
    configureServer(server) {
      const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
        const { default: worker } = await server.ssrLoadModule("./server.ts");
        const request = createRequest(incoming, outgoing);
        // `readFormBody` reads a byte stream. workerd's request body is one, Node's is not, a Blob's is.
        const body = request.body && (await request.blob());
        const response = await worker.fetch(new Request(request, { body }), globalThis.developmentBindings);
        await sendResponse(outgoing, response);
      };
      // Vite calls this function when its own middlewares are in place.
      return () => {
        server.middlewares.use((incoming, outgoing, next) => respond(incoming, outgoing).catch(next));
      };
    },
  };
}

/** Resolves the pages that `scripts/build/prerender.ts` adds to the built Worker. In development there are none. */
function prerenderedPages(): Plugin {
  const id = "virtual:prerendered";
  return {
    name: "prerendered-pages",
    resolveId(source) {
      if (source !== id) return undefined;
      return this.environment.mode === "build" ? { id: "./prerendered.js", external: true } : `\0${id}`;
    },
    load: (resolved) => (resolved === `\0${id}` ? "export const prerenderedPages = {};" : undefined),
  };
}

/** Keeps translations beside the built code as bytes, which the Worker does not parse at its start. */
function translationsAsBytes(): Plugin {
  const bytes = /^\.\/translations\//;
  return {
    name: "translations-as-bytes",
    apply: "build",
    resolveId: (source) => (bytes.test(source) ? { id: source, external: true } : undefined),
    async transform(_, id, { ssr = false } = {}) {
      const [, code = ""] = /\/content\/([a-z]{2})\.ts$/.exec(id) ?? [];
      if (!ssr || !code) return undefined;
      const { [code]: translate } = await import(id);
      // wrangler.toml uploads *.html as bytes, whatever is in it.
      const path = `translations/${code}.html`;
      this.emitFile({ type: "asset", fileName: path, source: JSON.stringify(translate()) });
      const module = `import bytes from "./${path}";
export const ${code} = () => JSON.parse(new TextDecoder().decode(bytes));`;
      return { code: module, map: { mappings: "" } };
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => {
  // A development build of React is larger, slower and less strict, whatever NODE_ENV the shell has.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [
      workerEntry("server.ts"),
      prerenderedPages(),
      translationsAsBytes(),
      workerInDevelopment(),
      icons(),
      tailwindcss(),
      withoutClientRouter(
        remix({
          future: {
            v3_fetcherPersist: true,
            v3_relativeSplatPath: true,
            v3_throwAbortReason: true,
            v3_routeConfig: true,
            v3_singleFetch: true,
          },
        }),
      ),
    ],
    define: { "import.meta.env.BUILD_DAY": JSON.stringify(buildDay) },
    // Remix pre-bundles React except react-dom. Discovery during a visit would reload the page.
    optimizeDeps: { noDiscovery: true, include: ["react-dom"] },
    // The settings are in .dev.vars, and they belong to the Worker.
    envDir: false,
    // Keeps .dev.vars and .local/ from being served.
    server: { fs: { allow: ["app", "node_modules"] } },
    // V8 keeps a module of ASCII characters in half the memory.
    esbuild: { charset: "ascii" },
    build: {
      target: "es2022",
      // A font in a data: URL would break `font-src 'self'`.
      assetsInlineLimit: 0,
      sourcemap: isSsrBuild,
      minify: true,
      // Leaves out of the Worker what it imports and never calls, such as react-dom for the browser.
      rollupOptions: { treeshake: { moduleSideEffects: !isSsrBuild } },
    },
    ssr: {
      target: "webworker",
      // The built Worker contains its packages; in development Node loads them.
      noExternal: command === "build" ? true : undefined,
      resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
    },
  };
});
