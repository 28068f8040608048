import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { startFailingWorker, VISITORS_COOKIE } from "../support/failing-worker.ts";
import { nextLine } from "../support/logs.ts";
import { exchange } from "../support/raw-socket.ts";
import { sessionCookie } from "../support/session-cookie.ts";
import { post, someAnswers, startSite, textOf } from "../support/site.ts";

const site = await startSite();

const HEADERS = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

async function stylesheet(): Promise<string> {
  return /href="(\/assets\/[^"]+\.css)"/.exec(await (await fetch(site.url)).text())?.[1] ?? "";
}

test("every answer carries the security headers: pages, refusals, redirects, data, assets, failures", async () => {
  const unset = await startSite({ SUPABASE_URL: undefined }, site);
  const failing = await startFailingWorker("page");
  const lost = await startFailingWorker("shell");
  const answers = [
    await fetch(site.url),
    await fetch(`${site.url}/nowhere`),
    await fetch(`${site.url}/joinvolunteer/`, { redirect: "manual" }),
    await fetch(`${site.url}/nowhere.data`),
    await post(site.form, someAnswers()),
    await post(site.form, ""),
    await post(site.form, someAnswers(), { Origin: "https://evil.example" }),
    await fetch(site.form, { method: "PUT" }),
    await fetch(site.url + (await stylesheet())),
    await fetch(`${site.url}/favicon.svg`),
    await post(site.form, someAnswers({ comments: "x".repeat(256 * 1024) })),
    await post(unset.form, someAnswers()),
    await fetch(`${failing.url}/privacy`, { headers: { Cookie: VISITORS_COOKIE } }),
    await fetch(lost.url, { headers: { Cookie: VISITORS_COOKIE } }),
  ];
  const statuses = [200, 404, 308, 404, 303, 415, 403, 405, 200, 200, 413, 503, 500, 500];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const [{ logs }, path] of [[failing, "/privacy"] as const, [lost, "/"] as const]) {
    const line = await nextLine(logs);
    expect(line).toMatchObject({ level: "error", event: "page.failed", method: "GET", path });
    expect(JSON.stringify(line)).not.toContain("secret-host");
  }
  // Of an address that is none of the site's, the log has nothing.
  expect((await fetch(`${lost.url}/asha@example.org`, { headers: { Cookie: VISITORS_COOKIE } })).status).toBe(500);
  expect(JSON.stringify(await nextLine(lost.logs))).not.toContain("asha");
  for (const answer of answers) {
    expect(Object.fromEntries(answer.headers), answer.url).toMatchObject(HEADERS);
    expect(answer.headers.get("content-security-policy"), answer.url).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'/,
    );
  }
});

test("the policy allows a rendered page's scripts by nonce and nothing inline else", async () => {
  const render = () => fetch(site.url, { headers: { Cookie: "session=none" } });
  const [first, second] = [await render(), await render()];
  const nonces = [first, second].map((page) => {
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy.replace(/nonce-[\w+/=]+/, "nonce")).toBe(
      "default-src 'none'; script-src 'nonce' 'strict-dynamic'; style-src 'self'; img-src 'self' data: https://lh3.googleusercontent.com; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' https://accounts.google.com",
    );
    return /nonce-([\w+/=]{24})'/.exec(policy)?.[1];
  });
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
  const html = await first.text();
  // JSON-LD is data: none of it runs, so it needs no nonce.
  const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json">)[^>]*>/g)];
  expect(scripts.length).toBeGreaterThan(1);
  for (const [script] of scripts) expect(script).toContain(`nonce="${nonces[0]}"`);
  expect(html).not.toMatch(/ style="|<style|javascript:/);
});

test("signed-out pages are asked for again, what belongs to one visitor is not kept, hashed assets are for ever", async () => {
  const cacheControl = async (path: string, init?: RequestInit) => {
    const response = await fetch(site.url + path, { redirect: "manual", ...init });
    return [response.headers.get("Cache-Control"), response.headers.get("Vary")];
  };
  expect(await cacheControl("/")).toEqual(["no-cache", "Cookie"]);
  expect(await cacheControl("/joinvolunteer")).toEqual(["no-cache", "Cookie"]);
  expect(await cacheControl("/", { headers: { Cookie: "other=1" } })).toEqual(["no-cache", "Cookie"]);
  expect(await cacheControl("/", { headers: { Cookie: "toast=forged" } })).toEqual(["private, no-store", "Cookie"]);
  // No cookie of its own says so.
  const Cookie = await sessionCookie(site);
  expect(await cacheControl("/", { headers: { Cookie } })).toEqual(["private, no-store", "Cookie"]);
  expect(await cacheControl("/joinvolunteer", { method: "POST" })).toEqual(["private, no-store", "Cookie"]);
  expect((await cacheControl(await stylesheet()))[0]).toBe("public, max-age=31536000, immutable");
  // Its name has no hash.
  expect((await cacheControl("/favicon.svg"))[0]).toBe("public, max-age=0, must-revalidate");
});

const senders: [headers: Record<string, string>, taken: boolean][] = [
  [{}, true],
  [{ Origin: "SELF" }, true],
  [{ "Sec-Fetch-Site": "same-origin" }, true],
  [{ Origin: "SELF", "Sec-Fetch-Site": "same-origin" }, true],
  [{ Origin: "null" }, false],
  [{ Origin: "https://evil.example" }, false],
  [{ Origin: "SELF.evil.example" }, false],
  [{ "Sec-Fetch-Site": "cross-site" }, false],
  [{ "Sec-Fetch-Site": "same-site" }, false],
  [{ "Sec-Fetch-Site": "none" }, false],
  [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, false],
  [{ Origin: "null", "Sec-Fetch-Site": "cross-site" }, false],
  [{ Origin: "SELF", "X-Forwarded-Host": "evil.example" }, false],
  [{ Origin: "SELF", "X-Forwarded-Host": "HOST" }, true],
  [{ "X-Forwarded-Host": "evil.example" }, false],
  [{ "X-Forwarded-Host": "HOST" }, true],
];
test.for(senders)("a form sent with %o is taken: %s", async ([headers, taken]) => {
  const own = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace("SELF", site.url).replace("HOST", new URL(site.url).host),
    ]),
  );
  const answers = someAnswers();
  for (const address of [site.form, `${site.form}.data`]) {
    const response = await post(address, answers, own);
    expect(response.status === 403, address).toBe(!taken);
  }
  expect(await site.rows(answers.email)).toHaveLength(taken ? 1 : 0);
});

test("a form is taken however its host is spelt", async () => {
  const { port } = new URL(site.url);
  for (const host of [`127.0.0.1:${port}`, `127.1:${port}`, `0X7F.0.0.1:${port}`]) {
    const answers = someAnswers();
    const body = new URLSearchParams(answers).toString();
    const head = [
      "POST /joinvolunteer HTTP/1.1",
      `Host: ${host}`,
      `Origin: http://127.0.0.1:${port}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    const answer = await exchange(`http://127.0.0.1:${port}`, [Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`)]);
    expect(answer, host).toMatch(/^HTTP\/1\.1 303 /);
    expect(await site.rows(answers.email), host).toHaveLength(1);
  }
});

test("a foreign form is told why, in the site's shell, and sets no cookie", async () => {
  const response = await post(site.form, someAnswers(), { Origin: "https://evil.example" });
  expect(textOf(await response.text())).toMatch(/Navbindu .* That was not sent from this site .* Nothing was stored/);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a POST from no browser is refused everywhere but at the form", async () => {
  expect((await post(site.url, "")).status).toBe(403);
  expect((await post(`${site.url}/auth/google`, "")).status).toBe(403);
  expect((await post(`${site.url}/auth/logout`, "")).status).toBe(403);
});

const FORMS = ["/joinvolunteer", "/auth/google", "/auth/logout"];

test("other methods are not allowed, and the answer says which are", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await fetch(site.form, { method });
    expect([response.status, response.headers.get("Allow")], method).toEqual([405, "GET, HEAD, POST"]);
  }
  const page = await post(site.url, "", { Origin: site.url });
  expect([page.status, page.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  expect(textOf(await page.text())).toContain("This page cannot be opened this way");
});

test("where no form is taken, a form is refused in the site's own words", async () => {
  const words =
    /This page cannot be opened this way|^This request is not allowed here\. Nothing was stored or changed\.$/;
  const others = routes.map(({ path = "" }) => `/${path.replace(/^\//, "")}`).filter((path) => !FORMS.includes(path));
  expect(others.length).toBe(routes.length - FORMS.length);
  for (const path of others) {
    const answer = await post(site.url + path, "", { Origin: site.url });
    expect([answer.status, answer.headers.get("Allow")], path).toEqual([405, "GET, HEAD"]);
    expect(textOf(await answer.text()), path).toMatch(words);
    const forData = await post(`${site.url}${path === "/" ? "/_root" : path}.data`, "", { Origin: site.url });
    expect(await forData.text(), path).not.toMatch(/did not provide|Unexpected Server Error/);
  }
});

test("a refused request is refused at every address, whatever answers there, and sets no cookie", async () => {
  const addresses = [
    ...routes.map(({ path = "" }) => `/${path.replace(/^\//, "")}`),
    "/auth/google/callback?state=a&code=b",
    "/auth/google/callback.data",
    "/events.data?_routes=routes/events",
    "/joinvolunteer.data?_routes=",
    "/_root.data?_routes=none",
  ];
  const logged = site.logs.length;
  for (const address of addresses) {
    const foreign = await post(site.url + address, "", { Origin: "https://evil.example" });
    const odd = await fetch(site.url + address, { method: "DELETE", redirect: "manual" });
    expect([foreign.status, odd.status, odd.headers.get("Allow")], address).toEqual([403, 405, "GET, HEAD, POST"]);
    expect(
      [foreign, odd].flatMap(({ headers }) => headers.getSetCookie()),
      address,
    ).toEqual([]);
  }
  const line = await post(`${site.url}/robots.txt`, "", { Origin: "https://evil.example" });
  expect([line.headers.get("Content-Type"), await line.text()]).toEqual([
    "text/plain; charset=utf-8",
    "This request is not allowed here. Nothing was stored or changed.",
  ]);
  expect(site.logs.slice(logged)).toEqual([]);
});

test("no answer to a HEAD has a body: a page, a rendered page, none, a redirect", async () => {
  const { port } = new URL(site.url);
  for (const [path, headers] of [
    ["/", ""],
    ["/", "Cookie: session=nobody\r\n"],
    ["/nowhere", ""],
    ["/about/", ""],
    ["/robots.txt", ""],
  ]) {
    // Raw, because fetch would hide an illegal body; twice, because nothing may come before the second answer.
    const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
    socket.write(`HEAD ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers}\r\n`.repeat(2));
    let answers = "";
    for await (const text of socket) {
      answers += text;
      if (answers.split("\r\n\r\n").length > 2) break;
    }
    const starts = answers.split("\r\n\r\n").map((part) => part.replace(/ .*/s, ""));
    expect(starts, path).toEqual(["HTTP/1.1", "HTTP/1.1", ""]);
  }
});

test("where Remix answers with nothing, the answer is a line with a reference", async () => {
  const failing = await startFailingWorker("loaders");
  const answer = await fetch(failing.url, { headers: { Cookie: VISITORS_COOKIE } });
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringMatching(/^Sorry, .* \(Reference \w+\)$/)]);
});

test("a GET or HEAD with a body is one without", async () => {
  for (const method of ["GET", "HEAD"]) {
    // fetch sends no body with these.
    const sent = request(site.form, { method, headers: { "Content-Length": 4 } }).end("name");
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect(answer.resume().statusCode, method).toBe(200);
  }
  expect(site.logs).toEqual([]);
});

test("an unknown address is a real 404 inside the shell, also with another case", async () => {
  for (const path of ["/nowhere", "/JoinVolunteer", "/JOINVOLUNTEER", "/joinvolunteer/x", "/assets/gone.js"]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(404);
    expect(textOf(await response.text()), path).toMatch(/Page not found \| Navbindu .* Page not found/);
  }
});

test("an address that would be another one once it is decoded is a 404, too", async () => {
  for (const path of [
    "/%5c",
    "/%5C%5cevil.example",
    "/%09/",
    "/%0a/x",
    "/%00",
    "/%1b",
    "/%7f",
    "/about%5c",
    "/%5c.data",
    "/%E2%80%A8",
    "/about%e2%80%a9",
    "/%e2%80%a8.data",
  ]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(404);
    expect(response.url, path).toContain("%25");
    const refused = await fetch(site.url + path, { method: "PUT" });
    expect(refused.status, path).toBe(405);
  }
  expect(site.logs).toEqual([]);
});

test("HEAD is answered with what GET is, of pages and data, known or not", async () => {
  for (const path of ["/about", "/about.data", "/nowhere", "/nowhere.data", "/joinvolunteer.data", "/robots.txt"]) {
    const [get, head] = [await fetch(site.url + path), await fetch(site.url + path, { method: "HEAD" })];
    expect([head.status, head.headers.get("Content-Type")], path).toEqual([
      get.status,
      get.headers.get("Content-Type"),
    ]);
    expect(await head.text(), path).toBe("");
  }
});

test("a trailing slash, or a % that escapes nothing or need not, redirects on this origin and keeps the method", async () => {
  for (const [path, location] of [
    ["/joinvolunteer/", "/joinvolunteer"],
    ["/joinvolunteer//?a=b", "/joinvolunteer?a=b"],
    ["//evil.example/", "/evil.example"],
    ["/about//", "/about"],
    ["//", "/"],
    ["/about/.data/", "/about.data"],
    ["/auth/google/callback/.data?state=a", "/auth/google/callback.data?state=a"],
    ["/robots.txt/..data", "/robots.txt.data"],
    ["/auth/logout/x/...data", "/auth/logout.data"],
    ["/..data", "/.data"],
    ["/%2F%2Fevil.example//", "/%2F%2Fevil.example"],
    ["/%/?a=%", "/%25?a=%"],
    ["/100%25%", "/100%2525%25"],
    ["/%5cevil.example/", "/%255cevil.example"],
    ["/%09/evil.example", "/%2509/evil.example"],
    ["/%E2%80%A8/", "/%25E2%2580%25A8"],
    ["/%65vents?a=%65", "/events?a=%65"],
    ["/%6Aoin%76olunteer", "/joinvolunteer"],
    ["/%2Fevil%2Eexample", "/%2Fevil.example"],
  ] as const) {
    const response = await fetch(site.url + path, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")], path).toEqual([308, site.url + location]);
  }
});

/** Asks over a local connection for a URL of another host, which fetch would look up. */
async function ask(host: string, path: string, init: { method?: string; body?: string } = {}) {
  const { method = "GET", body } = init;
  const headers = { Host: host, Origin: `http://${host}`, "Content-Type": "application/x-www-form-urlencoded" };
  const sent = request(site.url + path, { method, headers }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return answer.resume();
}

test("plain http is answered with the one address on https, but on this machine", async () => {
  for (const [host, path, location] of [
    ["navbindu.example", "/", "https://navbindu.example/"],
    ["navbindu.example:8080", "/about?from=poster", "https://navbindu.example/about?from=poster"],
    ["127.0.0.1.example", "/joinvolunteer//", "https://127.0.0.1.example/joinvolunteer"],
    ["192.0.2.1", "/nowhere.data", "https://192.0.2.1/nowhere.data"],
    ["localhost.example", "/%", "https://localhost.example/%25"],
  ] as const) {
    for (const method of ["GET", "HEAD", "POST"]) {
      const { statusCode, headers } = await ask(host, path, { method });
      expect([statusCode, headers.location], `${method} ${host}${path}`).toEqual([308, location]);
    }
  }
  for (const host of ["localhost", "LOCALHOST:8787", "127.0.0.1", "127.1.2.3:80", "[::1]", "[::1]:8787"]) {
    expect((await ask(host, "/about")).statusCode, host).toBe(200);
  }
});

test("the form is never taken over plain http", async () => {
  const answers = someAnswers();
  for (const path of ["/joinvolunteer", "/joinvolunteer.data"]) {
    const body = new URLSearchParams(answers).toString();
    const { statusCode, headers } = await ask("navbindu.example", path, { method: "POST", body });
    expect([statusCode, headers.location]).toEqual([308, `https://navbindu.example${path}`]);
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect(await site.rows(answers.email)).toEqual([]);
});

test("a query makes no other request of a page: not the ones that Remix was asked by before single fetch", async () => {
  const cookie = { Cookie: "session=none" };
  const seen = site.logs.length;
  for (const path of ["/about", "/nowhere", "/nowhere.data", "/about.data"]) {
    const [plain, asked] = [await fetch(site.url + path), await fetch(`${site.url}${path}?_data=root&index&a=b`)];
    expect([asked.status, asked.headers.get("Content-Type")], path).toEqual([
      plain.status,
      plain.headers.get("Content-Type"),
    ]);
  }
  const rendered = await fetch(`${site.url}/about?%5Fdata=routes%2Fabout&index=1`, { headers: cookie });
  expect(textOf(await rendered.text())).toContain("About us | Navbindu");

  const answers = someAnswers();
  const posted = await post(`${site.form}?index&_data=routes%2Fjoin-volunteer`, answers);
  expect([posted.status, posted.headers.get("Location")]).toEqual([303, "/joinvolunteer"]);
  expect(await site.rows(answers.email)).toHaveLength(1);
  const foreign = await post(`${site.form}?_data=root`, someAnswers(), { Origin: "https://evil.example" });
  expect(textOf(await foreign.text())).toContain("That was not sent from this site");
  const rootAlone = await fetch(`${site.url}/joinvolunteer.data?_routes=root&_data=root`, { headers: cookie });
  expect(await rootAlone.text()).toContain('"root"');
  expect(site.logs.slice(seen)).toEqual([]);
});
