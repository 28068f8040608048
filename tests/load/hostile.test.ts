import { afterAll, expect, test } from "vitest";
import { hostileRequests } from "../support/hostile-requests.ts";
import { inParallel } from "../support/in-parallel.ts";
import { memoryOf, tellsMemory, workerds } from "../support/memory.ts";
import { exchange } from "../support/raw-socket.ts";
import { seeds } from "../support/seeds.ts";
import { post, someAnswers, startSite } from "../support/site.ts";

const before = workerds();
const site = await startSite({ GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" });
const [workerd = 0] = workerds().filter((pid) => !before.includes(pid));
afterAll(site.close);

const REQUESTS = 1000;
const PASSES = 10;
/** The one other place that a redirect leads to. */
const PROVIDER = "accounts.google.com";
const WIDTH = 16;

/** The next visitor, who waits for nobody. */
async function visit() {
  const page = await fetch(site.form, { signal: AbortSignal.timeout(5000) });
  expect(page.status).toBe(200);
  const registered = await post(site.form, someAnswers());
  expect(registered.status).toBe(303);
}

test.for(seeds)(
  "hostile requests break nothing and lead nowhere else, and the next visitor is served (seed %i)",
  async (seed) => {
    const requests = hostileRequests(seed, REQUESTS);
    const memory: number[] = [];
    const statuses = new Map<string, number>();
    for (let pass = 1; pass <= PASSES; pass += 1) {
      await inParallel(WIDTH, REQUESTS, async (index) => {
        const request = requests[index];
        if (!request) return;
        const head = await exchange(site.url, request.parts);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? "none";
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // 501 is the server's own, for a method that it does not know.
        expect(status < "500" || status === "501" || status === "none", `${request.what}\n${head}`).toBe(true);
        const location = /^location: (.*)$/im.exec(head)?.[1];
        if (location)
          expect([hostOf("/", request.host), PROVIDER], request.what).toContain(hostOf(location, request.host));
      });
      await visit();
      if (tellsMemory) memory.push(memoryOf(workerd).now);
    }
    console.log(
      `Answers: ${[...statuses]
        .sort()
        .map(([status, count]) => `${status} ${count}`)
        .join(", ")}`,
    );
    // Sign-ins that nobody began are the only failures.
    expect(site.logs.filter((line) => !line.includes('"sign-in.failed"'))).toEqual([]);
    if (tellsMemory) console.log(`workerd's memory after each pass: ${memory.map(Math.round).join(", ")} MiB`);
  },
);

/** The name of the host that a Location leads to, from a page of a host. */
function hostOf(location: string, from: string): string {
  return new URL(location, `http://${from}`).hostname;
}

test.runIf(tellsMemory)("a body in a quarter of a million chunks takes no more memory than one in a few", async () => {
  await visit();
  const { now } = memoryOf(workerd);
  const head = "POST /joinvolunteer HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
  const form = "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n";
  const chunks = Buffer.from(`${"1\r\nx\r\n".repeat(240_000)}0\r\n\r\n`);
  const answer = await exchange(site.url, [Buffer.from(head + form), chunks], 60_000);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  const { peak } = memoryOf(workerd);
  console.log(`${Math.round(now)} MiB before, at most ${Math.round(peak)} MiB`);
  expect(peak - now).toBeLessThan(128);
  await visit();
});
