import { connect } from "node:net";
import { expect, test } from "vitest";
import { fields } from "#app/registration/fields.ts";
import { post, someAnswers, startSite, textOf } from "../support/site.ts";

const site = await startSite();

const URLENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const bytes = (text: string) => new TextEncoder().encode(text);
const multipart = (answers: Record<string, string>, boundary: string) =>
  Object.entries(answers)
    .map(([name, answer]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${answer}\r\n`)
    .concat(`--${boundary}--\r\n`)
    .join("");
const urlencoded = (answers: Record<string, string>) => new URLSearchParams(answers).toString();

test("a refused form comes back with every answer, a summary, and the message beside the field", async () => {
  const answers = someAnswers({ email: "not an address", company: "  <b>Q&A</b> “Ltd”  ", comments: "one\r\ntwo" });
  const response = await post(site.form, answers);
  const html = await response.text();

  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(html).toContain('value="not an address"');
  expect(html).toContain('value="  &lt;b&gt;Q&amp;A&lt;/b&gt; “Ltd”  "');
  expect(html).toMatch(/<textarea[^>]*name="comments"[^>]*>one\r?\ntwo<\/textarea>/);
  expect(html).toMatch(/<option value="Student" selected="">Student<\/option>/);
  expect(html).toMatch(/<input[^>]*name="email"[^>]*aria-describedby="email-hint email-error"[^>]*aria-invalid="true"/);
  expect(html).toMatch(/id="email-error"[^>]*>Please give an email address/);
  expect(html).toContain('<a href="#email">');
  expect(html).toMatch(/<h2[^>]*tabindex="-1"[^>]*autofocus=""/i);
  expect(textOf(html)).toContain("Error: Some answers need another look.");
  expect(await site.rows("not an address")).toEqual([]);
});

test("every required field is asked for when nothing is sent", async () => {
  const response = await post(site.form, "", URLENCODED);
  expect(response.status).toBe(400);
  expect((await response.text()).match(/needs an answer\.<\/a>/g)).toHaveLength(
    fields.filter(({ required }) => required).length,
  );
});

const damaged: [what: string, status: number, body: (email: string) => BodyInit, headers: Record<string, string>][] = [
  ["JSON", 415, (email) => JSON.stringify(someAnswers({ email })), { "Content-Type": "application/json" }],
  ["plain text", 415, (email) => urlencoded(someAnswers({ email })), { "Content-Type": "text/plain" }],
  ["no content type", 415, (email) => bytes(urlencoded(someAnswers({ email }))), {}],
  [
    "multipart without a boundary",
    400,
    (email) => multipart(someAnswers({ email }), ""),
    { "Content-Type": "multipart/form-data" },
  ],
  [
    "multipart cut short",
    400,
    () => '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nA',
    { "Content-Type": "multipart/form-data; boundary=x" },
  ],
  [
    // On which the runtime spends quadratic time.
    "multipart with a media type of more than 150 characters",
    415,
    (email) => multipart(someAnswers({ email }), "x".repeat(121)),
    { "Content-Type": `multipart/form-data; boundary=${"x".repeat(121)}` },
  ],
  [
    "multipart with a thousand headers before an answer",
    400,
    (email) => multipart(someAnswers({ email }), "x").replace("--x\r\n", `--x\r\n${"TE:a\r\n".repeat(1000)}`),
    { "Content-Type": "multipart/form-data; boundary=x" },
  ],
  [
    "multipart with a byte that is not UTF-8",
    400,
    (email) => Buffer.from(multipart(someAnswers({ email, name: "\xff" }), "x"), "latin1"),
    { "Content-Type": "multipart/form-data; boundary=x" },
  ],
  ["a lone %", 400, (email) => `${urlencoded(someAnswers({ email }))}&x=%`, URLENCODED],
  ["%zz", 400, (email) => urlencoded(someAnswers({ email })).replace("Asha", "Asha%zz"), URLENCODED],
  [
    "a percent-encoded byte that is not UTF-8",
    400,
    (email) => urlencoded(someAnswers({ email })).replace("Asha", "%FF"),
    URLENCODED,
  ],
  [
    "a percent-encoded surrogate",
    400,
    (email) => urlencoded(someAnswers({ email })).replace("Asha", "%ED%A0%BD"),
    URLENCODED,
  ],
  [
    "a raw byte that is not UTF-8",
    400,
    (email) => Buffer.from(urlencoded(someAnswers({ email })).replace("Asha", "\xff"), "latin1"),
    URLENCODED,
  ],
  ["NUL", 400, (email) => urlencoded(someAnswers({ email, name: "A\0sha" })), URLENCODED],
  ["a repeated field", 400, (email) => `${urlencoded(someAnswers({ email }))}&name=Asha`, URLENCODED],
  [
    "a body over the cap",
    413,
    (email) => urlencoded(someAnswers({ email, comments: "x".repeat(256 * 1024) })),
    URLENCODED,
  ],
  // With a body left unread, the answer might not arrive.
  ["a body over the cap that is no form", 413, () => "x".repeat(256 * 1024 + 1), { "Content-Type": "text/plain" }],
];
test.for(damaged)("%s is answered by %i, in words, and nothing is stored", async ([, status, body, headers]) => {
  const email = `damaged.${crypto.randomUUID()}@example.org`;
  const response = await post(site.form, body(email), headers);
  expect(response.status).toBe(status);
  expect(textOf(await response.text())).toMatch(/Error: [A-Z][^.]+\./);
  expect(await site.rows(email)).toEqual([]);
});

test("a boundary of 70 characters is taken, in quotes and with a character set, too", async () => {
  const boundary = "-".repeat(70);
  for (const parameters of [`boundary=${boundary}`, `charset=utf-8; boundary="${boundary}"`]) {
    const answers = someAnswers();
    const headers = { "Content-Type": `multipart/form-data; ${parameters}` };
    expect((await post(site.form, multipart(answers, boundary), headers)).status).toBe(303);
    expect(await site.rows(answers.email)).toHaveLength(1);
  }
});

test("the name of a media type is read in any case", async () => {
  const headers = { "Content-Type": "Application/X-WWW-Form-Urlencoded ; charset=UTF-8" };
  expect((await post(site.form, urlencoded(someAnswers()), headers)).status).toBe(303);
});

test("as many fields as fit into a body are read in one go", async () => {
  const answers = someAnswers();
  const unknown = "&z=".repeat(80_000);
  expect((await post(site.form, urlencoded(answers) + unknown, URLENCODED)).status).toBe(303);
  expect(await site.rows(answers.email)).toHaveLength(1);
  const repeated = "&name=".repeat(40_000);
  expect((await post(site.form, urlencoded(someAnswers()) + repeated, URLENCODED)).status).toBe(400);
});

test("a body of exactly the cap is taken, and of one byte more refused, whether its length is said or not", async () => {
  const send = (size: number, isStream: boolean) => {
    const short = urlencoded(someAnswers({ comments: "" }));
    const body = new Blob([short.replace("comments=", `comments=${"x".repeat(size - short.length)}`)]);
    expect(body.size).toBe(size);
    const request = { method: "POST", headers: URLENCODED, redirect: "manual", duplex: "half" } as const;
    return fetch(site.form, { ...request, body: isStream ? body.stream() : body } as RequestInit);
  };
  for (const isStream of [false, true]) {
    expect((await send(256 * 1024, isStream)).status).toBe(303);
    expect((await send(256 * 1024 + 1, isStream)).status).toBe(413);
  }
});

test("a body over the cap is refused while it streams, whatever its length says", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(120));
      if (sent > 64 * 1024 * 1024) controller.close();
    },
  });
  const request = {
    method: "POST",
    body: endless,
    headers: URLENCODED,
    duplex: "half",
    redirect: "manual",
  } as RequestInit;
  const status = await fetch(site.form, request).then(
    (response) => response.status,
    () => "cut off",
  );
  expect([413, "cut off"]).toContain(status);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test("a form that is cut off on its way is refused in words", async () => {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).setEncoding("utf8");
  const type = "Content-Type: application/x-www-form-urlencoded";
  socket.end(`POST /joinvolunteer HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nContent-Length: 1000\r\n\r\nname=Asha`);
  let answer = "";
  for await (const text of socket) answer += text;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(textOf(answer)).toContain("Error: The form did not arrive completely. Please send it again.");
});

test("a broken multipart field keeps what could be read", async () => {
  const { comments, ...answers } = someAnswers({ name: "Kept" });
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  form.set("comments", new File(["text"], "comments.txt"));
  const response = await post(site.form, form);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('value="Kept"');
  expect(textOf(html)).toContain("“Comments” takes text, not a file.");
});

test("an answer that looks like markup or script stays text, in the field and in the page's data", async () => {
  const attack = `"></textarea></script><script>alert(1)</script><!--\u2028`;
  const html = await (await post(site.form, someAnswers({ email: "no", name: attack, comments: attack }))).text();
  expect(html).not.toContain("<script>alert(1)");
  expect(html).not.toMatch(/<\/script>(?!<|$)/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("the log names a page that failed only where it is one of ours, and nothing of an address else", async () => {
  const address = `asha.${crypto.randomUUID()}@example.org`;
  for (const path of [
    `/${address}`,
    `/${address}%`,
    `/about/${address}?email=${address}`,
    `/joinvolunteer?_data=${address}`,
  ]) {
    await fetch(site.url + path);
    await post(site.url + path, {}, { Origin: site.url, "User-Agent": address, Referer: `${site.url}/${address}` });
  }
  expect(site.logs.join()).not.toContain(address);
  for (const line of site.logs) expect(() => JSON.parse(line), line).not.toThrow();
});

test("a file is refused under whatever name, of which the log says nothing", async () => {
  const answers = someAnswers({ comments: "text" });
  const name = `filename*=${crypto.randomUUID()}''x`;
  const body = multipart(answers, "x").replace('name="comments"', `name="comments"; ${name}`);
  const response = await post(site.form, body, { "Content-Type": "multipart/form-data; boundary=x" });
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain("“Comments” takes text, not a file.");
  expect(site.logs.filter((line) => !line.startsWith("{"))).toEqual([]);
});
