import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./scripts/vite/icons.ts";

// Worker, browser and load tests drive the built Worker: `npm run build` comes first (npm test and test:load do it).
function project(name: string, timeout: number) {
  return {
    plugins: [icons()],
    resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
    test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout: timeout, hookTimeout: 60_000 },
  };
}

export default defineConfig({
  test: {
    projects: [
      project("unit", 10_000),
      project("worker", 60_000),
      project("browser", 60_000),
      project("load", 600_000),
    ],
    maxWorkers: 2,
    unstubGlobals: true,
  },
});
