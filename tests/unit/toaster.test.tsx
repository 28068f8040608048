// @vitest-environment jsdom
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { toast } from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Toaster } from "#app/toast/toaster.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Toaster flash={undefined} isAnnounced />));
  return () => act(() => root.unmount());
});
afterEach(() => {
  act(() => toast.removeAll());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const shown = () => [...document.querySelectorAll<HTMLElement>(".toast")];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("loading stays until it is dismissed", () => {
  act(() => void toast.loading("Hello"));
  pass(24 * 60 * 60 * 1000);
  expect(shown()[0]?.dataset).toMatchObject({ type: "loading", visible: "true" });
  act(() => shown()[0]?.querySelector("button")?.click());
  expect(shown()[0]?.dataset.visible).toBe("false");
});

test("screen readers are told of each toast by itself, by a region that is there before it", () => {
  const region = document.querySelector("[aria-label=Notifications]");
  const attributes = ["role", "aria-live", "aria-atomic"].map((name) => region?.getAttribute(name));
  expect(attributes).toEqual(["status", "polite", "false"]);
  act(() => void toast("Hello"));
  expect(region?.contains(shown()[0] ?? null)).toBe(true);
});

test("at most 20 are kept, the newest first", () => {
  act(() => {
    for (let number = 1; number <= 25; number++) toast(`Toast ${number}`);
  });
  expect(shown().map((element) => element.textContent)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Toast ${25 - index}`),
  );
});

test("a toast that appears under the mouse is in the page once", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const page = document.body.appendChild(document.createElement("div"));
  const added: Node[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) added.push(...addedNodes);
  }).observe(page, { childList: true, subtree: true });
  // A browser says where the mouse is as soon as it can: here, between the toaster's effect and its next render.
  function Mouse() {
    useEffect(() => {
      const over = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
      queueMicrotask(() => page.querySelector(".toast")?.dispatchEvent(over));
    }, []);
    return null;
  }
  const root = createRoot(page);
  onTestFinished(() => root.unmount());
  root.render(
    <>
      <Toaster flash={{ id: "hello", type: "success", message: "Hello" }} isAnnounced />
      <Mouse />
    </>,
  );
  await expect.poll(() => page.querySelector(".toast:not([data-waiting])")).not.toBeNull();
  expect(added).toHaveLength(1);
});
