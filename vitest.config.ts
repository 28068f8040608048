import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { icons } from "./scripts/vite/icons.ts";

function project(name: string, options: TestProjectInlineConfiguration["test"] = {}) {
  return {
    plugins: [icons()],
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      // A result that depends on the machine's time zone fails.
      env: { TZ: "America/Los_Angeles" },
      // Timeouts only end what hangs: no test relies on the speed of the machine.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 40_000 } },
      // Test files share their imports.
      isolate: false,
      ...options,
    },
  };
}

// These projects run the built Worker, so `npm run build` comes first.
const onBuild = {
  globalSetup: "tests/support/global-setup.ts",
  setupFiles: "tests/support/print-logs.ts",
  // Chromium stopped drawing a page once in about forty runs. The screenshot of the failed test then times out, too.
  retry: { count: 1, condition: /page\.screenshot: Timeout/ },
} as const;

export default defineConfig({
  test: {
    projects: [
      project("unit"),
      project("worker", { ...onBuild, include: ["tests/{worker,operations}/**/*.test.ts"] }),
      project("browser", onBuild),
      project("engines", onBuild),
      // Worker and browser tests share one pool: each process starts one database, one site and one browser for both.
      project("site", { ...onBuild, include: ["tests/{worker,operations,browser}/**/*.test.ts"] }),
    ],
    // One more than the two processors of a small machine, because tests often wait for a timeout or a browser.
    maxWorkers: 3,
    // Miniflare copies the modules of each Worker many times. V8 would collect garbage after every 64 MB of them.
    execArgv: ["--external-memory-accounted-in-global-limit"],
    unstubGlobals: true,
  },
});
