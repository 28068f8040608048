import autocannon from "autocannon";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { startSite } from "../support/site.ts";

const SECONDS = Number(process.env.LOAD_SECONDS ?? 10);
const site = await startSite();

test(`${SECONDS} seconds of 200 concurrent page loads: no error`, async () => {
  const result = await autocannon({
    url: site.url,
    connections: 200,
    duration: SECONDS,
    timeout: 30,
    requests: pages.map(({ path }) => ({ method: "GET", path })),
  });
  const { requests, latency, errors, timeouts, non2xx } = result;
  console.log(
    `${requests.total} pages, ${requests.average}/s, latency p50 ${latency.p50} ms, p99 ${latency.p99} ms, errors ${errors}`,
  );
  expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
  expect(requests.total).toBeGreaterThan(200);
  expect(site.logs).toEqual([]);
});
