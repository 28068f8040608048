import { expect, test } from "vitest";
import { withSettings } from "../support/built-worker.ts";
import { expectStatus, post, sharedSite } from "../support/site.ts";
import { toastCookie } from "../support/toast-cookie.ts";
import { toastsIn } from "../support/toasts.ts";

const NEW_SECRET = "n".repeat(32);
const OLD_SECRET = "o".repeat(32);
const site = await sharedSite();
const secrets = withSettings({ SESSION_SECRET: `${NEW_SECRET},${OLD_SECRET}` });
const HELLO = { type: "info", message: "Hello" } as const;

const get = (cookie: string, headers = {}, path = "/about") =>
  fetch(site.url + path, { headers: { Cookie: cookie, ...secrets, ...headers } });
const removed = ({ headers }: Response) => headers.getSetCookie().some((cookie) => /^toast=;.*1970/.test(cookie));

test.for([
  ["info", "blank", NEW_SECRET],
  ["success", "success", OLD_SECRET],
  ["error", "error", NEW_SECRET],
  ["warning", "custom", OLD_SECRET],
] as const)("shows remix-toast's type %s as %s, with any of the secrets, once", async ([type, shown, secret]) => {
  const response = await get(await toastCookie(secret, { type, message: "<b>Hello" }));
  expect(toastsIn(await response.text()), "the message is escaped").toEqual([`${shown}: &lt;b&gt;Hello`]);
  expect(removed(response), "the cookie is removed").toBe(true);
});

test.for<[what: string, makeCookie: () => Promise<string>]>([
  ["unsigned", async () => `toast=${btoa(JSON.stringify({ __flash_flash__: { toast: HELLO }, expires: 4e9 }))}`],
  ["expired", () => toastCookie(NEW_SECRET, HELLO, -1)],
])("removes a toast cookie that is %s without showing it", async ([, makeCookie]) => {
  const response = await get(await makeCookie());
  expect(response.status).toBe(200);
  expect(toastsIn(await response.text())).toEqual([]);
  expect(removed(response), "the cookie is removed").toBe(true);
});

test("keeps a confirmation until the visitor opens the page after a registration", async () => {
  const cookie = await toastCookie(NEW_SECRET, { ...HELLO, confirmation: "You are registered." });
  for (const path of ["/about", "/about?sent", "/joinvolunteer"]) {
    const response = await get(cookie, {}, path);
    expect([toastsIn(await response.text()), removed(response)], path).toEqual([[], false]);
  }
  const response = await get(cookie, {}, "/joinvolunteer?sent");
  const html = await response.text();
  expect([toastsIn(html), removed(response)]).toEqual([["blank: Hello"], true]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(html).toContain("You are registered.");
  expect(/<div class="toast".*?>/.exec(html)?.[0], "the page announces the confirmation").toContain('aria-live="off"');
});

test("keeps the toast for the next page when a form is rejected", async () => {
  const Cookie = await toastCookie(NEW_SECRET, HELLO);
  const headers = { Cookie, "Content-Type": "application/x-www-form-urlencoded", ...secrets };
  for (const body of ["name=x", "reference_url=x", "x=%", "x".repeat(200_000)]) {
    const rejected = await post(site.form, body, headers);
    expect(rejected.status, body.slice(0, 20)).toBe(body.length < 200_000 ? 400 : 413);
    expect([toastsIn(await rejected.text()), rejected.headers.getSetCookie()], body.slice(0, 20)).toEqual([[], []]);
  }
  expect(toastsIn(await (await get(Cookie)).text())).toEqual(["blank: Hello"]);
});

test("keeps the toast for a page that the visitor sees", async () => {
  const cookie = await toastCookie(NEW_SECRET, HELLO);
  for (const name of ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"]) {
    for (const purpose of ["prefetch;prerender", "preview"]) {
      const inAdvance = { [name]: purpose };
      const { status, headers } = await get(cookie, inAdvance);
      expect([status, headers.getSetCookie(), headers.get("Cache-Control")], name).toEqual([503, [], "no-store"]);
      await expectStatus(await get("", inAdvance), 200);
    }
  }
  const head = await fetch(`${site.url}/about`, { method: "HEAD", headers: { Cookie: cookie, ...secrets } });
  expect([head.status, head.headers.getSetCookie()], "HEAD").toEqual([200, []]);
  expect(toastsIn(await (await get(cookie)).text())).toEqual(["blank: Hello"]);
});
