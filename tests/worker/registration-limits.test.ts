import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { answersIn, expectStatus, post, sharedSite, someAnswers, startSite, textOf } from "../support/site.ts";

const MAX_BODY_BYTES = 128 * 1024;
const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const site = await sharedSite();
const names = fields.map(({ name }) => name);

/** A form whose body has this many bytes. */
function formOf(bytes: number, answers: Record<string, string>): string {
  const body = String(new URLSearchParams({ ...answers, comments: "" }));
  return body.replace("comments=", `comments=${"x".repeat(bytes - body.length)}`);
}

/** Posts a body in chunks and without a Content-Length, as long as the site reads it. */
async function postChunks(chunk: Uint8Array, count: number): Promise<{ status: number | "closed"; sent: number }> {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === count) return controller.close();
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  const init = { method: "POST", body, headers: URLENCODED, duplex: "half", redirect: "manual" } as RequestInit;
  const status = await fetch(site.form, init).then(
    ({ status }) => status,
    () => "closed" as const,
  );
  return { status, sent };
}

test("accepts a body of 128 KiB and answers a larger one with 413 and the form's page", async () => {
  const accepted = someAnswers();
  const rejected = someAnswers();
  await expectStatus(await post(site.form, formOf(MAX_BODY_BYTES, accepted), URLENCODED), 303);
  expect((await site.rows(accepted.email))[0]?.comments).toMatch(/^x{100000}/);

  const response = await post(site.form, formOf(MAX_BODY_BYTES + 1, rejected), URLENCODED);
  await expectStatus(response, 413);
  const html = await response.text();
  expect(textOf(html)).toContain("Error: Your answers are too long. Please shorten them and try again.");
  expect(html).toMatch(/<form[^>]*action="\/joinvolunteer"/);
  expect(await site.rows(rejected.email)).toEqual([]);
});

test("stops reading a body without a length after 128 KiB", async () => {
  const { status, sent } = await postChunks(new Uint8Array(64 * 1024).fill(120), 1024);
  expect([413, "closed"]).toContain(status);
  expect(sent, "chunks of 64 KiB").toBeLessThan(200);
});

test.runIf(process.platform === "linux")("keeps little memory for a body of tiny chunks", async () => {
  await post(site.form, {});
  const before = memoryOfWorkers();
  const requests = [1, 2].map(() => request(site.form, { method: "POST", headers: URLENCODED }));
  for (const each of requests) each.on("error", () => {}).setNoDelay(true);
  for (let sent = 0; sent < 20_000; sent++) {
    for (const each of requests) each.write("x");
    // Otherwise the chunks would be joined on their way.
    if (sent % 50 === 0) await wait(1);
  }
  await wait(200);
  expect(memoryOfWorkers() - before, "KiB for 2 × 20,000 chunks; a buffer for each takes 80,000").toBeLessThan(20_000);
  for (const each of requests) each.destroy();
});

/** The memory of all Workers of this process, in KiB. */
function memoryOfWorkers(): number {
  const statuses = readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .map((pid) => (existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : ""));
  const own = statuses.filter(
    (status) => /^Name:\s+workerd$/m.test(status) && status.includes(`PPid:\t${process.pid}\n`),
  );
  return own.reduce((sum, status) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]), 0);
}

test.for([
  ["a lone %", "&x=%"],
  ["a percent-encoded byte that is not UTF-8", "&comments=%FF"],
  ["half a character", "&comments=%E0%A4"],
  ["a raw byte that is not UTF-8", Buffer.from([0x26, 0x78, 0x3d, 0xff])],
] as const)("answers a body damaged by %s with 400, and stores nothing", async ([, damage]) => {
  const answers = someAnswers();
  const body = Buffer.concat([Buffer.from(String(new URLSearchParams(answers))), Buffer.from(damage as string)]);
  const response = await post(site.form, body, URLENCODED);
  await expectStatus(response, 400);
  expect(textOf(await response.text())).toContain("Error: Part of the form did not reach us. Please send it again.");
  expect(await site.rows(answers.email)).toEqual([]);
});

test.for(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
  "answers the media type %j with 415",
  async (type) => {
    const answers = someAnswers();
    const body = new TextEncoder().encode(String(new URLSearchParams(answers)));
    const response = await post(site.form, body, type ? { "Content-Type": type } : {});
    await expectStatus(response, 415);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await site.rows(answers.email)).toEqual([]);
  },
);

test("accepts the media type in any case and with a charset", async () => {
  const headers = { "Content-Type": "Application/X-WWW-Form-Urlencoded ; charset=UTF-8" };
  await expectStatus(await post(site.form, String(new URLSearchParams(someAnswers())), headers), 303);
});

// Miniflare counts a rate limit by clock minutes. If one ends during a test, the second try has most of the next one.
const ONCE_MORE = { retry: 1 };

test("limits an IPv4 address and an IPv6 /64 network, and keeps the answers of a limited form", ONCE_MORE, async () => {
  const limited = await startSite({}, { limit: 3 });
  for (const [network, address, other] of [
    ["192.0.2.1", "192.0.2.1", "192.0.2.2"],
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"],
  ] as const) {
    for (let sent = 0; sent < 3; sent++) {
      await expectStatus(await post(limited.form, someAnswers(), { "CF-Connecting-IP": network }), 303);
    }
    const answers = someAnswers({ comments: "one\ntwo" });
    const response = await post(limited.form, answers, { "CF-Connecting-IP": address });
    await expectStatus(response, 429);
    expect([response.headers.get("Retry-After"), response.headers.getSetCookie()]).toEqual(["60", []]);
    const html = await response.text();
    expect(textOf(html)).toContain("Error: Too many registrations from your network.");
    expect(answersIn(html, names)).toEqual(answers);
    expect(await limited.rows(answers.email)).toEqual([]);
    await expectStatus(await post(limited.form, answers, { "CF-Connecting-IP": other }), 303);
    await expectStatus(await fetch(limited.form, { headers: { "CF-Connecting-IP": address } }), 200);
  }
});

test("the deployed limit lets 120 posts of a network pass in a minute", ONCE_MORE, async () => {
  const deployed = await startSite({ SUPABASE_URL: undefined }, { limit: "deployed" });
  const headers = { "CF-Connecting-IP": "192.0.2.1" };
  const send = async () => (await post(deployed.form, {}, headers)).status;
  const statuses = await Promise.all(Array.from({ length: 120 }, send));
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await send()).toBe(429);
});
