// A minimal Remix app with the markup of our home page, built by `npm run bench`.
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { workerEntry } from "../../vite/worker-entry.ts";

export default defineConfig({
  plugins: [
    workerEntry("scripts/bench/minimal/server.ts"),
    remix({
      appDirectory: "scripts/bench/minimal",
      buildDirectory: "build/bench/minimal",
      future: { v3_singleFetch: true },
    }),
  ],
  build: { target: "es2022", copyPublicDir: false, minify: true },
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
});
