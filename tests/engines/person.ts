import { expect } from "vitest";
import type { Tab } from "./tab.ts";

const WAIT = { timeout: 10_000, interval: 100 };

/** Waits until a function in the page returns this. */
export async function expectInPage<Args extends unknown[], Result>(
  tab: Tab,
  expected: NoInfer<Result>,
  script: (...args: Args) => Result,
  ...args: Args
): Promise<void> {
  // Between two documents there is nothing to ask.
  await expect
    .poll(() => tab.run(script, ...args).catch(String), { ...WAIT, message: String(script) })
    .toEqual(expected);
}

/** Opens a page, and waits for React if there are scripts. */
export async function visit(tab: Tab, url: string, javaScript: boolean): Promise<void> {
  await tab.goto(url);
  if (javaScript) await expectInPage(tab, true, isHydrated);
}

/** Loads the page again, and waits for React. */
export async function reload(tab: Tab): Promise<void> {
  await tab.run(() => {
    Reflect.deleteProperty(document, Object.keys(document).find((key) => key.startsWith("__react")) ?? "");
    setTimeout(() => location.reload());
  });
  await expectInPage(tab, true, isHydrated);
}

function isHydrated() {
  const isNew = Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  return isNew && "__remixRouter" in window;
}

/** The centre of the first element with this text that a press would meet there, scrolled to if necessary. */
function placeOf(selector: string, text: string): { x: number; y: number } | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getClientRects()[0];
    if (!box?.width || !(element.textContent ?? "").includes(text)) continue;
    if (box.top < 0 || box.bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "auto" });
    const { left, top, width, height } = element.getClientRects()[0] as DOMRect;
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (element.contains(hit)) return { x, y };
  }
  return undefined;
}

/** Clicks what a selector and a text identify, as soon as it can be clicked. */
export async function click(tab: Tab, selector: string, text = ""): Promise<void> {
  let before = "";
  // Once it stands still.
  const place = async () => {
    const found = await tab.run(placeOf, selector, text).catch(() => undefined);
    const now = found ? JSON.stringify(found) : "";
    const still = now !== "" && now === before;
    before = now;
    return still;
  };
  await expect.poll(place, { ...WAIT, message: `${selector} “${text}” can be clicked` }).toBe(true);
  const { x, y } = JSON.parse(before);
  await tab.click(x, y);
}

/** Whether text is visible. */
export async function expectSeen(tab: Tab, selector: string, text: string, seen = true): Promise<void> {
  const isSeen = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.getClientRects().length > 0 && (element.textContent ?? "").includes(text),
    );
  await expectInPage(tab, seen, isSeen, selector, text);
}

/** Types into the focused field. */
export async function type(tab: Tab, text: string): Promise<void> {
  for (const letter of text) await tab.press(letter);
}

/** Fills in a form's controls, at once. */
export async function fillIn(tab: Tab, answers: Record<string, string>): Promise<void> {
  await tab.run((answers) => {
    for (const [name, answer] of Object.entries(answers)) {
      const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!control) throw new Error(`There is no field ${name}`);
      control.value = answer;
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, answers);
}

/** The values of a form's controls. */
export function filledIn(tab: Tab, names: string[]): Promise<Record<string, string>> {
  return tab.run(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ""]),
      ),
    names,
  );
}
