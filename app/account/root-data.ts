import { isRouteErrorResponse, useLocation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Flash } from "#app/toast/flash.tsx";
import { tellUnreachable } from "#app/toast/unreachable.ts";
import type { Account } from "./user.ts";

/** What root's loader gives to every page. */
export type RootData = {
  flash: Flash | null;
  account: Account | null;
};

// In the browser only: what the page shows, where it was scrolled to when the last answer came, and how often it was to
// be asked for anew, has been, and is just being.
let shown: RootData | undefined;
let scrolledTo: number | undefined;
let wanted = 0;
let had = 0;
let asking = 0;

/** Root's data, on every page; undefined where root itself failed. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData("root") as RootData | undefined;
  useEffect(() => {
    shown = data ?? shown;
  }, [data]);
  return data;
}

/** A function that asks the server for root's data anew. */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    wanted += 1;
    // Whoever is asking already asks once more.
    if (asking === 0) revalidate();
  }, [revalidate]);
}

/**
 * Keeps a page that is asked for anew where it is scrolled to by then: the router would put it back to where it was when
 * it asked. To be called above `<ScrollRestoration>`, whose effect comes first.
 */
export function useScrollKeptOnRefresh(): void {
  const data = useRootData();
  const { key } = useLocation();
  const keyBefore = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when data has come.
  useLayoutEffect(() => {
    if (key === keyBefore.current && scrolledTo !== undefined)
      window.scrollTo({ top: scrolledTo, behavior: "instant" as ScrollBehavior });
    keyBefore.current = key;
    scrolledTo = undefined;
  }, [data, key]);
}

/** Whether root's data is still to be loaded anew: a click on a link aborts what is under way. */
export function isOutdated(): boolean {
  return had < wanted;
}

/**
 * Asks the server for root's data. Where it cannot be reached, the page stays as it is, with what was typed into it,
 * and says so.
 *
 * @param overtaken is aborted where the visitor has gone on meanwhile: nobody waits for the data any more, and the next
 * page asks for it.
 */
export async function fetchRootData(serverLoader: () => Promise<RootData>, overtaken: AbortSignal): Promise<RootData> {
  asking += 1;
  let flash: Flash | null = null;
  try {
    for (;;) {
      const answers = wanted;
      const data = await serverLoader();
      had = answers;
      flash = data.flash ?? flash;
      if (!isOutdated()) return { ...data, flash };
    }
  } catch (error) {
    if (!shown || overtaken.aborted || error instanceof Response || isRouteErrorResponse(error)) throw error;
    tellUnreachable();
    return { ...shown, flash };
  } finally {
    asking -= 1;
    scrolledTo = window.scrollY;
  }
}
