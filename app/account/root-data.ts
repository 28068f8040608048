import { isRouteErrorResponse, useLocation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { type MutableRefObject, startTransition, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { inTime } from "#app/http/time-limit.ts";
import type { Flash } from "#app/toast/flash.ts";
import { showUnreachableToast } from "#app/toast/unreachable.ts";
import { keepUntold, untoldToast } from "#app/toast/untold.ts";
import type { Account } from "./user.ts";

/** What root's loader gives to every page. */
export type RootData = {
  flash: Flash | null;
  account: Account | null;
};

// In the browser only. Refreshes are requested, and loaded one after the other: a second revalidation would abort the
// first, whose answer may hold the only copy of a message.
let requested = 0;
let loaded = 0;
let loading = 0;
/** What the page shows, for when it cannot be loaded again. */
let shown: RootData | undefined;

/** Whether a registration has been told of although those data did not come: its cookie is left, and would tell again. */
let isTold = false;

/**
 * Tells of something with root's next data, in case the cookie that would does not arrive: the browser may refuse it, or
 * another tab may have taken it.
 */
export function tellWithNextData(flash: Flash): void {
  keepUntold(flash);
  isTold = false;
  // Until the redirect's data have come, also for a link that overtakes them.
  requested += 1;
}

/**
 * Takes the cookie that is left of a registration that has been told of without it: on a shared computer, it would tell
 * the next person.
 */
export function takeTold(): void {
  if (isTold) refresh();
}

/** Root's data, on every page; undefined where root itself failed. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData("root") as RootData | undefined;
  useEffect(() => {
    shown = data ?? shown;
  }, [data]);
  return data;
}

/** Has the page load root's data again; set while there is one. */
let load = () => {};

/** Loads root's data again. */
export function refresh(): void {
  requested += 1;
  load();
}

/**
 * Loads root's data again whenever `refresh` is called, and for a toast that is still to be drawn, once all that came before
 * is drawn: new data replace an action's answer and a toast in the data before them, which nobody would have seen.
 */
export function useRefreshes(): void {
  const { revalidate } = useRevalidator();
  const data = useRootData();
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // A registration's may have come with the page, too, which was loaded before it was drawn.
    if (data?.flash && data.flash.digest === untoldToast()?.digest) keepUntold(null);
  }, [data]);
  useEffect(() => {
    // Drawn with, or after, what the router has not had drawn yet, which is a transition, too.
    load = () => startTransition(ask);
    // It came to another page, and this one was loaded in its place.
    if (untoldToast()) load();
    return () => {
      load = () => {};
    };
  }, []);
  useEffect(() => {
    // Otherwise it is loaded after the answer under way.
    if (asked && loading === 0 && isOutdated()) revalidate();
  }, [asked, revalidate]);
}

/**
 * Keeps a refreshed page where it is scrolled to when it is drawn; the router would restore where it was before the
 * request. Has to be called above `<ScrollRestoration>`, whose effect runs first.
 *
 * @returns takes, from an effect before that one, where the page is scrolled to.
 */
export function useScrollKeptOnRefresh(): MutableRefObject<number> {
  const data = useRootData();
  const { key } = useLocation();
  const before = useRef({ data, key });
  const place = useRef(0);
  useLayoutEffect(() => {
    if (data !== before.current.data && key === before.current.key)
      window.scrollTo({ top: place.current, behavior: "instant" as ScrollBehavior });
    before.current = { data, key };
  }, [data, key]);
  return place;
}

/** Whether a refresh is still to be loaded, or a toast to be drawn; a click on a link aborts one under way. */
export function isOutdated(): boolean {
  return loaded < requested || untoldToast() !== null;
}

/**
 * Loads root's data. If the server cannot be reached, the page stays as it is, with what was typed into it, and says so.
 *
 * @param aborted by a later navigation, which loads the data itself.
 */
export async function fetchRootData(serverLoader: () => Promise<RootData>, aborted: AbortSignal): Promise<RootData> {
  loading += 1;
  try {
    for (;;) {
      const answered = requested;
      const data = await inTime(serverLoader());
      loaded = answered;
      const brought = isTold && data.flash?.description ? null : data.flash;
      const untold = untoldToast();
      // A Logout's takes no registration's away, nor does another tab's.
      if (brought && (!untold?.description || brought.digest === untold.digest)) keepUntold(brought);
      isTold = false;
      if (loaded === requested) return { ...data, flash: untoldToast() };
    }
  } catch (error) {
    if (!shown || aborted.aborted || error instanceof Response || isRouteErrorResponse(error)) throw error;
    showUnreachableToast();
    const flash = untoldToast();
    isTold ||= flash !== null;
    return { ...shown, flash };
  } finally {
    loading -= 1;
  }
}
