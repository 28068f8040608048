// @vitest-environment jsdom
import { act, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { RequestContext } from "#app/http/request-context.ts";
import { ErrorPage } from "#app/shell/error-page.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Link: ({ to, prefetch: _, ...props }: { to: string; prefetch?: string }) =>
    createElement("a", { href: to, ...props }),
  useLocation: () => ({ pathname: "/" }),
}));

test("the reference that the server wrote stays when the browser takes the page over", () => {
  const problem = <ErrorPage error={new Error("unexpected")} />;
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = renderToString(
    <RequestContext.Provider value={{ reference: "8f14e45f" }}>{problem}</RequestContext.Provider>,
  );
  expect(main.textContent).toContain("Reference 8f14e45f");
  const errors: unknown[] = [];
  act(() => {
    hydrateRoot(main, problem, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(main.textContent).toContain("Reference 8f14e45f");
});
