import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lostMoney } from "#app/content/lost-money.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { warningPath, warnings } from "#app/content/warnings.ts";
import { expectFocus, openPage } from "../support/browser.ts";
import { sharedSite } from "../support/site.ts";

const site = await sharedSite();
const NINE_MESSAGES = `${site.url}/trainings/nine-messages`;

test("each warning prints on one sheet and nine messages on two, with the address", async () => {
  const page = await openPage(site.url);
  const sheets = [...warnings.map(warningPath), lostMoney.path].map((path) => [site.url + path, 1] as const);
  for (const [address, count] of [...sheets, [NINE_MESSAGES, 2] as const]) {
    await page.goto(address);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length, `printed pages of ${address}`).toBe(count);
    const code = page.locator("img[src^='/qr.svg']");
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth), "the QR code is loaded").not.toBe(0);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("main").innerText()).toContain(address);
    if (address === NINE_MESSAGES) expect(await explained(page)).toBe(9);
    await page.emulateMedia({ media: null });
  }
});

/** How many explanations of /trainings/nine-messages are visible. */
const explained = (page: Page) =>
  page.getByRole("link", { name: "See how it works" }).filter({ visible: true }).count();

const RIGHT = nineMessages.messages.map(({ isScam }) => (isScam ? "Scam" : "Real"));
const other = (answer?: string) => (answer === "Scam" ? "Real" : "Scam");

const messageOf = (page: Page, number: number) => page.getByRole("group", { name: new RegExp(`^${number}\\. `) });
const answer = (page: Page, number: number, name: string) =>
  messageOf(page, number).getByRole("radio", { name }).check();

/** Starts again, and checks that the first message is in view with the focus. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Start again" }).click();
  await expectFocus(messageOf(page, 1));
  expect((await messageOf(page, 1).boundingBox())?.y).toBeGreaterThanOrEqual(0);
}

test("without JavaScript each answer draws its part of the line and explains itself, and the ninth counts", async () => {
  const page = await openPage(NINE_MESSAGES, { javaScriptEnabled: false, reducedMotion: "reduce" });
  const drawing = page.locator("main svg:has(use)");
  const result = page.getByText("The line is closed:");
  const devtools = await page.context().newCDPSession(page);
  const accessible = async () => (await devtools.send("Accessibility.getFullAXTree")).nodes;
  expect(JSON.stringify(await accessible())).not.toMatch(/"name":"invalid","value":\{[^}]*"true"/);
  const pictures = new Set([(await drawing.screenshot()).toString("base64")]);
  expect(await explained(page)).toBe(0);
  for (const [index, right] of RIGHT.entries()) {
    expect(await result.isVisible()).toBe(false);
    // Two answers are wrong.
    const isWrong = index < 2;
    await answer(page, index + 1, isWrong ? other(right) : right);
    expect(await explained(page)).toBe(index + 1);
    const explanation = await messageOf(page, index + 1)
      .locator("output")
      .innerText();
    expect(explanation).toMatch(isWrong ? /^Not quite\.\s/ : /^Right\.\s/);
    pictures.add((await drawing.screenshot()).toString("base64"));
  }
  expect(pictures.size).toBe(10);
  expect((await accessible()).map(({ name }) => name?.value).join("")).toMatch(/closed:7\s*of 9/);
  expect(await page.locator("a[href^='#message-']").filter({ visible: true }).count()).toBe(2);
  await startAgain(page);
  expect([await explained(page), await result.isVisible(), page.url()]).toEqual([
    0,
    false,
    `${NINE_MESSAGES}#message-1`,
  ]);
});

test("with JavaScript the result goes to WhatsApp as rows of circles, and the visitor can start again", async () => {
  const page = await openPage(NINE_MESSAGES);
  for (const [index, right] of RIGHT.entries()) {
    await answer(page, index + 1, [2, 7].includes(index) ? other(right) : right);
  }
  const href = await page.getByRole("link", { name: "Send mine on WhatsApp" }).getAttribute("href");
  const text = `Scam or real? I got 7 of 9.\n🟡🟡⚫\n🟡🟡🟡\n🟡⚫🟡\n${NINE_MESSAGES}`;
  expect(new URL(href ?? "").searchParams.get("text")).toBe(text);
  await startAgain(page);
});

test.each([true, false])("an answer on the home page opens its explanation (JavaScript %s)", async (runs) => {
  const page = await openPage(site.url, { javaScriptEnabled: runs });
  await page.getByRole("link", { name: "Real", exact: true }).click();
  await page.getByText("Right.").filter({ visible: true }).waitFor();
  expect(await explained(page)).toBe(1);
});

test("after a reload and after Back, explanations and drawing agree with the answers", async () => {
  const page = await openPage(NINE_MESSAGES, { reducedMotion: "reduce" });
  const drawn = () =>
    page.locator("use").evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === "1").length);
  const visits = [() => page.reload(), () => page.goto(`${site.url}/robots.txt`).then(() => page.goBack())];
  for (const visit of visits) {
    await answer(page, 2, "Real");
    await page.keyboard.press("Enter");
    expect(page.url()).toBe(NINE_MESSAGES);
    await answer(page, 4, "Real");
    await visit();
    const checked = await page.getByRole("radio", { checked: true }).count();
    expect([await explained(page), await drawn()]).toEqual([checked, checked]);
  }
});

test("on a phone the drawing never covers the focused answer", async () => {
  const page = await openPage(NINE_MESSAGES, { viewport: { width: 390, height: 700 } });
  const drawing = page.locator(".messages-drawing");
  await page.getByRole("link", { name: "Share on WhatsApp" }).focus();
  for (let index = 0; index < 9; index++) {
    await page.keyboard.press("Shift+Tab");
    const focused = await page.locator(":focus").boundingBox();
    const { y = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    expect(focused?.y).toBeGreaterThanOrEqual(y + height);
  }
});
