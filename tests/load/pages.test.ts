import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { startSite } from "../support/site.ts";

const SECONDS = Number(process.env.LOAD_SECONDS ?? 10);
const site = await startSite();

test(`${SECONDS} seconds of 200 concurrent page loads: no error`, async () => {
  const end = performance.now() + SECONDS * 1000;
  let loads = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const path = pages[loads++ % pages.length]?.path;
      const page = await fetch(`${site.url}${path}`, { signal: AbortSignal.timeout(30_000) });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
    }
  };
  await Promise.all(Array.from({ length: 200 }, visitor));
  console.log(`${loads} pages, ${Math.round(loads / SECONDS)}/s`);
  expect(loads).toBeGreaterThan(200);
  expect(site.logs).toEqual([]);
});
