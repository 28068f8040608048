import { expect, test } from "vitest";
import { flashCookie } from "../support/flash-cookie.ts";
import { post, someAnswers, startSite, textOf } from "../support/site.ts";

const OLD_SECRET = "an old secret of at least thirty-two characters";
const NEW_SECRET = "a new secret of at least thirty-two characters!";
const site = await startSite({ SESSION_SECRET: `${NEW_SECRET}, ${OLD_SECRET}` });

async function pageWith(cookie: string) {
  const response = await fetch(site.url, { headers: { Cookie: cookie } });
  return { response, text: textOf(await response.text()) };
}

test("the cookie is signed, for this site alone, and short-lived", async () => {
  const [cookie] = (await post(site.form, someAnswers())).headers.getSetCookie();
  expect(cookie).toMatch(/^toast=[^;]+\.[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  const { expires } = JSON.parse(atob(decodeURIComponent(cookie?.split(/[=.]/)[1] ?? "")));
  expect(Math.abs(expires - (Date.now() / 1000 + 60))).toBeLessThan(30);
});

test.for([NEW_SECRET, OLD_SECRET])("a toast signed with any of the secrets is shown (%s)", async (secret) => {
  const { response, text } = await pageWith(
    await flashCookie(secret, { type: "info", message: "Hello from the cookie" }),
  );
  expect(text).toContain("Hello from the cookie");
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

const unacceptable: [what: string, makeCookie: () => Promise<string>][] = [
  [
    "unsigned",
    async () => {
      const toast = { type: "info", message: "Forged" };
      return `toast=${btoa(JSON.stringify({ __flash_flash__: { toast }, expires: 4e9 }))}`;
    },
  ],
  [
    "signed by somebody else",
    () => flashCookie("somebody else's secret, long enough to count", { type: "info", message: "Forged" }),
  ],
  ["altered", async () => (await flashCookie(NEW_SECRET, { type: "info", message: "Forged" })).replace(/=../, "=AA")],
  ["older than 60 s", () => flashCookie(NEW_SECRET, { type: "info", message: "Forged" }, 61)],
  ["no cookie value at all", async () => "toast=%%%"],
  ["signed with something that is no base64", async () => "toast=eyJh.*"],
];
test.for(unacceptable)("a cookie that is %s is not shown, and removed", async ([, makeCookie]) => {
  const { response, text } = await pageWith(await makeCookie());
  expect(response.status).toBe(200);
  expect(text).not.toContain("Forged");
  expect(response.headers.getSetCookie()[0]).toMatch(/^toast=; .*Expires=Thu, 01 Jan 1970/);
});

test("a page without the cookie sets none", async () => {
  expect((await pageWith("other=1")).response.headers.getSetCookie()).toEqual([]);
});

test("beside a session that counts no more a toast is shown, and both cookies are removed", async () => {
  const toast = await flashCookie(NEW_SECRET, { type: "info", message: "Hello" });
  const { response, text } = await pageWith(`${toast}; session=nobody`);
  expect(text).toContain("Hello");
  expect(response.headers.getSetCookie().sort()).toEqual([
    expect.stringMatching(/^session=;/),
    expect.stringMatching(/^toast=;/),
  ]);
});

test("a refused form does not seem to be stored because an earlier one was: that one's toast comes with the page after", async () => {
  const [toast = ""] = (await post(site.form, someAnswers())).headers.getSetCookie();
  const [Cookie = ""] = toast.split(";");
  const refused = await post(site.form, { ...someAnswers(), email: "" }, { Cookie });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []]);
  expect(await refused.text()).not.toContain("successful");
  expect((await pageWith(Cookie)).text).toContain("Registration successful!");
});
