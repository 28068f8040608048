import { connect } from "node:net";
import { expect, test } from "vitest";
import { startWorker } from "../../scripts/local/worker.ts";
import { heapOf } from "../support/heap.ts";
import { hostileRequests } from "../support/hostile-requests.ts";
import { inParallel } from "../support/in-parallel.ts";
import { memoryOf, tellsMemory, workerds } from "../support/memory.ts";
import { exchange } from "../support/raw-socket.ts";
import { seeds } from "../support/seeds.ts";
import { post, someAnswers, startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";

const REQUESTS = 1000;
const PASSES = 10;
/** The one other destination of a redirect. */
const PROVIDER = "accounts.google.com";
const WIDTH = 16;
/** What workerd itself writes about a request that it cannot parse. */
const SERVERS_OWN =
  /^stack: |^workerd\/\S+ error: .*(kj\/compat\/(http|url)\.c\+\+|kj\/async-io-unix\.c\+\+:\d+: disconnected):/;

const site = await startSite(
  { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" },
  undefined,
  undefined,
  true,
);
const [workerd = 0] = workerds();
/** What it accepts and answers is the server's own business. */
const constant = await startWorker({
  bindings: {},
  code: { "index.js": "export default { fetch: () => new Response('A constant') };" },
  onLog() {},
});
untilOver(constant);
const [constantWorkerd = 0] = workerds().filter((pid) => pid !== workerd);

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
    const heap: number[] = [];
    const memory: { ours: number; constant: number }[] = [];
    const statuses = new Map<string, number>();
    for (let pass = 1; pass <= PASSES; pass += 1) {
      await inParallel(WIDTH, REQUESTS, async (index) => {
        const request = requests[index];
        if (!request) return;
        const [head, control] = await Promise.all([
          exchange(site.url, request.parts),
          exchange(constant.url, request.parts),
        ]);
        const status = statusOf(head);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (/^5/.test(status)) expect(status, `${request.what}\n${head}`).toBe(statusOf(control));
        const location = /^location: (.*)$/im.exec(head)?.[1];
        if (location)
          expect([hostOf("/", request.host), PROVIDER], request.what).toContain(hostOf(location, request.host));
      });
      heap.push(await heapOf(site.inspector ?? "", visit));
      if (tellsMemory) memory.push({ ours: memoryOf(workerd).now, constant: memoryOf(constantWorkerd).now });
    }
    console.log(
      `Answers: ${[...statuses]
        .sort()
        .map(([status, count]) => `${status} ${count}`)
        .join(", ")}`,
    );
    console.log(`The isolate's heap after each pass: ${heap.map((size) => size.toFixed(2)).join(", ")} MiB`);
    for (const name of ["ours", "constant"] as const)
      console.log(`workerd's memory, ${name}: ${memory.map((sizes) => Math.round(sizes[name])).join(", ")} MiB`);
    // Sign-ins that nobody started are the only failures.
    expect(site.logs.filter((line) => !line.includes('"sign-in.failed"') && !SERVERS_OWN.test(line))).toEqual([]);
    expect(heap.at(-1)).toBeLessThanOrEqual(1.1 * (heap[2] ?? 0));
    // workerd itself grows from such requests, whatever the Worker; half of what an isolate may take is ours.
    const last = memory.at(-1);
    if (last) expect(last.ours).toBeLessThanOrEqual(last.constant + 64);
  },
);

/** The status of an answer, or "none". */
function statusOf(head: string): string {
  return /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? "none";
}

/** The host name of a Location, relative to a page of a host. */
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

test.runIf(tellsMemory)("a multipart form of nothing but headers takes no more memory than another", async () => {
  await visit();
  const { now } = memoryOf(workerd);
  for (const end of ["\n", "\r\n"]) {
    const body = `--x${end}${`TE:a${end}`.repeat(40_000)}${end}x${end}--x--${end}`;
    const refused = await post(site.form, body, { "Content-Type": "multipart/form-data; boundary=x" });
    expect(refused.status).toBe(400);
  }
  const { peak } = memoryOf(workerd);
  console.log(`${Math.round(now)} MiB before, at most ${Math.round(peak)} MiB`);
  expect(peak - now).toBeLessThan(64);
  await visit();
});

test("500 bodies that are announced and never sent take next to no memory", async () => {
  const before = await heapOf(site.inspector ?? "", visit);
  const { hostname, port } = new URL(site.url);
  const head = `POST /joinvolunteer HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: ${256 * 1024}\r\n`;
  const form = "Content-Type: application/x-www-form-urlencoded\r\n\r\nname=";
  const sockets = Array.from({ length: 500 }, () => connect(Number(port), hostname).on("error", () => {}));
  await Promise.all(sockets.map((socket) => new Promise((sent) => socket.write(head + form, sent))));
  // The visitor comes after all of them.
  await visit();
  const waiting = await heapOf(site.inspector ?? "", visit);
  for (const socket of sockets) socket.destroy();
  console.log(`${before.toFixed(1)} MiB before, ${waiting.toFixed(1)} MiB with ${sockets.length} forms under way`);
  expect(waiting - before).toBeLessThan(32);
});
