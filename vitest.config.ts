import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { icons } from "./scripts/vite/icons.ts";

function project(name: string, options: TestProjectInlineConfiguration["test"]) {
  return {
    plugins: [icons()],
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      // Far from India and from Greenwich, so that what counts on the machine's time being either of them fails.
      env: { TZ: "America/Los_Angeles" },
      // What comes soon comes later on a busy machine.
      expect: { poll: { timeout: 20_000 } },
      ...options,
    },
  };
}

const SETUP = "tests/support/global-setup.ts";

// These drive the built Worker: `npm run build` comes first (their scripts in package.json do it). Their files share
// what they import (wrangler, Postgres, the browser), because loading it for each takes a fifth of the time.
function siteProject(name: string, testTimeout: number, options: TestProjectInlineConfiguration["test"] = {}) {
  return project(name, { globalSetup: SETUP, isolate: false, testTimeout, hookTimeout: 60_000, ...options });
}

export default defineConfig({
  test: {
    projects: [
      project("unit", { testTimeout: 10_000 }),
      siteProject("worker", 120_000),
      siteProject("browser", 120_000),
      // Both, whose files then share what they import.
      siteProject("site", 120_000, { include: ["tests/{worker,browser}/**/*.test.ts"] }),
      siteProject("load", 600_000),
      siteProject("https", 60_000, { globalSetup: [SETUP, "tests/support/certificate.ts"] }),
      siteProject("engines", 120_000),
      project("commands", { testTimeout: 900_000, hookTimeout: 120_000 }),
    ],
    // One more than the two processors of a small machine, because tests often wait for a timeout or a browser.
    maxWorkers: 3,
    unstubGlobals: true,
  },
});
