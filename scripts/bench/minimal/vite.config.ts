// The smallest Remix app that renders the markup of our home page: built by `npm run bench`, with the settings of ours.
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import { remixFuture } from "../../vite/remix-future.ts";

const SERVER = "scripts/bench/minimal/server.ts";

function workerEntry(): Plugin {
  return {
    name: "worker-entry",
    enforce: "post",
    config: (_, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions: { input: SERVER } } } : undefined),
  };
}

export default defineConfig({
  plugins: [
    workerEntry(),
    remix({
      appDirectory: "scripts/bench/minimal",
      buildDirectory: "build/bench/minimal",
      future: remixFuture,
    }),
  ],
  // What scripts/bench/components-of.ts makes of the page.
  resolve: { alias: { "benchmark-page": fileURLToPath(new URL("../../../build/bench/page.jsx", import.meta.url)) } },
  build: { copyPublicDir: false, minify: true },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
});
