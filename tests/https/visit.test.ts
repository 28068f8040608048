import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { startOpenIdProvider } from "../../scripts/local/openid-provider.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { fillIn, openPage } from "../support/browser.ts";
import { someAnswers, startDatabase } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";

const certificate = inject("certificate");
const { secrets, supabase } = await startDatabase();
const provider = untilOver(await startOpenIdProvider(0, certificate));
const logs: string[] = [];
const site = await startWorker({
  bindings: {
    SUPABASE_URL: supabase.url,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SESSION_SECRET: secrets.sessionSecret,
    ...provider.settings,
  },
  https: { key: readFileSync(certificate.key, "utf8"), cert: readFileSync(certificate.cert, "utf8") },
  onLog: (line) => logs.push(line),
});

const cookiesOf = async (page: Page) =>
  (await page.context().cookies(site.url)).map(({ name, secure, httpOnly, sameSite }) => ({
    name,
    secure,
    httpOnly,
    sameSite,
  }));
const ours = (name: string) => ({ name, secure: true, httpOnly: true, sameSite: "Lax" });
const button = (page: Page, name: string) => page.getByRole("button", { name }).filter({ visible: true }).first();

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with a script" : "without a script";
  const open = (path: string) => openPage(site.url + path, { javaScriptEnabled, ignoreHTTPSErrors: true });

  test(`a visitor registers over https, ${how}`, async () => {
    const page = await open("/joinvolunteer");
    expect(site.url).toMatch(/^https:/);
    const answers = someAnswers();
    await fillIn(page, Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== "")));
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await page.getByText("Registration successful!").first().waitFor();
    const { rows } = await supabase.connection.driver.query("select 1 from public.registrationns where email = $1", [
      answers.email,
    ]);
    expect(rows).toHaveLength(1);
    expect(await cookiesOf(page)).toEqual([]);
  });

  test(`a visitor signs in and out over https, ${how}`, async () => {
    const page = await open("/about");
    await button(page, "Sign in with Google").click();
    await page.getByText("Welcome Asha Kulkarni").first().waitFor();
    expect(page.url()).toBe(`${site.url}/about`);
    expect(await cookiesOf(page)).toEqual([ours("__Host-session")]);
    await button(page, "Logout").click();
    await button(page, "Sign in with Google").waitFor();
    expect(await cookiesOf(page)).toEqual([]);
  });
}

test("where windows are blocked, the sign-in takes the page's place", async () => {
  const page = await openPage(`${site.url}/contact`, { ignoreHTTPSErrors: true });
  await page.evaluate(() => {
    window.open = () => null;
  });
  await button(page, "Sign in with Google").click();
  await page.getByText("Welcome Asha Kulkarni").first().waitFor();
  expect(page.url()).toBe(`${site.url}/contact`);
  expect(await cookiesOf(page)).toEqual([ours("__Host-session")]);
});

test("over https a page's policy upgrades what it asks for, and a cookie without its prefix counts for nothing", async () => {
  const page = await fetch(`${site.url}/about`, { headers: { Cookie: "session=x; toast=y" } });
  expect(page.headers.get("Content-Security-Policy")).toMatch(/; upgrade-insecure-requests$/);
  expect([page.headers.get("Cache-Control"), page.headers.getSetCookie()]).toEqual(["no-cache", []]);
  // The runtime logs the browser's first attempt with a self-signed certificate.
  expect(logs.filter((line) => line.startsWith("{"))).toEqual([]);
});
