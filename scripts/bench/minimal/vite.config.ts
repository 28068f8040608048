// A minimal Remix app with the markup of our home page, built by `npm run bench`.
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";

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
      future: { v3_singleFetch: true },
    }),
  ],
  build: { target: "es2022", copyPublicDir: false, minify: true },
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
});
