import { setTimeout as wait } from "node:timers/promises";
import { beforeEach } from "vitest";
import { recentLines } from "./logs.ts";

/** Prints what the Workers have logged during a failed test. */
beforeEach(({ onTestFailed }) => {
  recentLines.length = 0;
  onTestFailed(async () => {
    // A line may arrive later than the response that failed the test.
    await wait(500);
    console.log(["The site's log:", ...(recentLines.length > 0 ? recentLines.slice(-50) : ["(empty)"])].join("\n"));
  });
});
