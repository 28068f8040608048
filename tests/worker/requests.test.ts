import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startFailingWorker } from "../support/failing-worker.ts";
import { nextLine } from "../support/logs.ts";
import { expectStatus, post, render, sharedSite, someAnswers, startSite, textOf } from "../support/site.ts";

const site = await sharedSite();
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });

test.for<[form: string, auth: string, headers: Record<string, string>]>([
  ["accepts", "accepts", { Origin: site.url }],
  ["accepts", "accepts", { "Sec-Fetch-Site": "same-origin" }],
  ["accepts", "accepts", { Origin: site.url, "Sec-Fetch-Site": "same-origin" }],
  ["accepts", "accepts", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  ["accepts", "accepts", { Origin: site.url, "X-Forwarded-Host": "proxy.example" }],
  ["accepts", "rejects", {}],
  ["rejects", "rejects", { Origin: "null" }],
  ["rejects", "rejects", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["rejects", "rejects", { Origin: "https://evil.example" }],
  ["rejects", "rejects", { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }],
  ["rejects", "rejects", { Origin: site.url.replace("http:", "https:") }],
  ["rejects", "rejects", { Origin: site.url, "Sec-Fetch-Site": "cross-site" }],
  ["rejects", "rejects", { "Sec-Fetch-Site": "same-site" }],
  ["rejects", "rejects", { "Sec-Fetch-Site": "none" }],
])("the form %s and Logout %s a POST with %j", async ([form, auth, headers]) => {
  const answers = someAnswers();
  const registration = await post(site.form, answers, headers);
  await expectStatus(registration, form === "accepts" ? 303 : 403);
  expect(await site.rows(answers.email)).toHaveLength(form === "accepts" ? 1 : 0);
  for (const path of ["/auth/logout", "/auth/google"]) {
    const response = await post(site.url + path, {}, headers);
    expect(response.status === 403, `${path}: ${response.status}`).toBe(auth === "rejects");
    if (auth === "rejects") {
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.text()).toMatch(/^This form was sent from another site\. Nothing was changed\.\n$/);
    }
  }
});

test.for([
  ["PUT", "/joinvolunteer", "GET, HEAD, POST"],
  ["DELETE", "/auth/logout", "POST"],
  ["GET", "/auth/logout", "POST"],
  ["GET", "/auth/google", "POST"],
  ["POST", "/about", "GET, HEAD"],
  ["POST", "/nowhere", "GET, HEAD"],
  ["OPTIONS", "/", "GET, HEAD"],
] as const)("answers %s %s with 405 and Allow: %s", async ([method, path, allow]) => {
  const response = await fetch(site.url + path, { method, headers: { Origin: site.url } });
  await expectStatus(response, 405);
  expect(response.headers.get("Allow")).toBe(allow);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
});

test.for([
  ["http://navbindu.example/about?a=1", "https://navbindu.example/about?a=1"],
  ["http://navbindu.example:8080/joinvolunteer/", "https://navbindu.example/joinvolunteer"],
  ["https://navbindu.example/Volunteer/", "https://navbindu.example/Volunteer"],
  ["https://navbindu.example//evil.example//", "https://navbindu.example/evil.example"],
  ["https://navbindu.example/on%2Ddemand%2dtraining?a=%2D", "https://navbindu.example/on-demand-training?a=%2D"],
  ["https://navbindu.example/%65vents", "https://navbindu.example/events"],
  ["https://navbindu.example/%61uth/google", "https://navbindu.example/auth/google"],
])(
  "redirects %s to %s, with a status that link previews follow and one that keeps a POST",
  async ([url = "", location]) => {
    for (const method of ["GET", "HEAD", "POST"]) {
      const status = method === "POST" ? 308 : 301;
      const response = await site.worker.fetch(url, { method, redirect: "manual" });
      expect([response.status, response.headers.get("Location")], method).toEqual([status, location]);
    }
  },
);

test("answers a path that cannot be decoded with 400", async () => {
  for (const path of ["/%", "/about%ff", "/%E0%A4"]) await expectStatus(await get(path, { Cookie: "session=x" }), 400);
});

const { url, form, logs } = await startSite({ SUPABASE_URL: undefined });
test.for([undefined, "session=x"])("never answers with data for a client router (cookie: %s)", async (cookie) => {
  const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const paths = ["/about.data", "/_root.data", "/joinvolunteer.data", "/__manifest?p=/"];
  for (const [path, status] of [
    ...paths.map((path) => [path, 404] as const),
    ["/?_data=root", 200],
    ["/joinvolunteer?meetup=pune&_data=routes/volunteer-registration", 200],
    ["/auth/finished?_data=routes/auth.finished", 200],
  ] as const) {
    const response = await fetch(url + path, { headers });
    await expectStatus(response, status);
    expect(response.headers.get("Content-Type"), path).toBe("text/html; charset=utf-8");
    expect(await response.text(), path).toMatch(/^<!DOCTYPE html>/);
  }
  for (const path of paths) await expectStatus(await post(url + path, {}, headers), 405);
  const rejected = await post(`${form}?_data=routes/volunteer-registration`, someAnswers(), headers);
  expect(await rejected.text()).toMatch(/^<!DOCTYPE html>/);
  // The first line of the log, so nothing before it failed.
  expect(await nextLine(logs)).toMatchObject({ event: "registration.failed" });
});

test.for(["mp4", "webm"])("sends parts of the %s video, without which Safari plays none", async (type) => {
  const [name = ""] = globSync(`*.${type}`, { cwd: "build/client/assets" });
  const video = readFileSync(`build/client/assets/${name}`);
  const size = video.length;
  const ask = async (Range?: string) => {
    const response = await get(`/assets/${name}`, Range ? { Range } : {});
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  for (const [range, first, last] of [
    ["bytes=0-1", 0, 1],
    ["bytes=2-", 2, size - 1],
    ["bytes=5-999999999", 5, size - 1],
    ["bytes=-5", size - 5, size - 1],
    [`bytes=-${size + 500}`, 0, size - 1],
  ] as const) {
    const { response, bytes } = await ask(range);
    expect(response.status, range).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${size}`);
    expect(bytes.equals(video.subarray(first, last + 1)), `the bytes of ${range}`).toBe(true);
  }
  for (const range of ["bytes=999999999-", "bytes=5-2", "bytes=-0"]) {
    const { response } = await ask(range);
    expect(response.status, range).toBe(416);
    expect(response.headers.get("Content-Range")).toBe(`bytes */${size}`);
  }
  for (const range of [undefined, "bytes=-", "bytes=a-b", "bytes=0-1,4-5", "lines=0-1"]) {
    const { response, bytes } = await ask(range);
    expect(response.status, range).toBe(200);
    expect(response.headers.get("Accept-Ranges")).toBe("bytes");
    expect(bytes.equals(video), `the whole video after ${range}`).toBe(true);
  }
  const { headers } = (await ask("bytes=0-1")).response;
  expect(headers.get("Content-Type")).toBe(`video/${type}`);
  expect(headers.get("X-Content-Type-Options"), "the security headers, once").toBe("nosniff");
});

test("answers an unexpected error with a page that names the reference in the log", async () => {
  const failing = await startFailingWorker("action");
  const response = await post(`${failing.url}/joinvolunteer`, someAnswers({ name: "Asha" }));
  await expectStatus(response, 500);
  const html = await response.text();
  const { reference, at, level, ...line } = await nextLine(failing.logs);
  expect([level, at]).toEqual(["error", expect.stringMatching(/^at /)]);
  expect(line).toEqual({ event: "page.failed", method: "POST", path: "/joinvolunteer", error: "Error" });
  expect(textOf(html)).toContain("Sorry, there is a problem");
  expect(textOf(html)).toContain(`Reference ${reference}`);
  expect(html).toMatch(/<nav[^>]*aria-label="Main"/);
  expect(html + failing.logs.join()).not.toMatch(/secret-host|Asha/);
});

test("answers with one line of text if the error page fails, too", async () => {
  const failing = await startFailingWorker("shell");
  const response = await render(`${failing.url}/about`);
  await expectStatus(response, 500);
  expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  expect(await response.text()).toMatch(/^Sorry, there is a problem\. Please try again\. \(Reference \w+\)\n$/);
});
