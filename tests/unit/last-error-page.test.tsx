// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { LastErrorPage } from "#app/remix/last-error-page.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

function Broken(): never {
  throw new Error("a stack that nobody should see");
}

test("where the shell itself fails, a page says so in words, and leads back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  window.addEventListener("error", (event) => event.preventDefault());
  const root = createRoot(document as never);
  await act(() =>
    root.render(
      <LastErrorPage>
        <Broken />
      </LastErrorPage>,
    ),
  );
  expect(document.title).toBe("Sorry, there is a problem");
  expect(document.querySelector("h1")?.textContent).toBe("Sorry, there is a problem");
  expect(document.querySelector("a")?.href).toBe(location.href);
  expect(document.documentElement.textContent).not.toContain("stack");
  await act(() => root.unmount());
});
