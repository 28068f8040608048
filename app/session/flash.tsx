import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useRootData } from "./root-data";

/** A toast that arrived with a page; `id` tells two toasts of the same words apart. */
export type Flash = {
  id: string;
  type: "info" | "success" | "error" | "warning";
  message: string;
  description?: string | undefined;
  /** Milliseconds. */
  duration?: number | undefined;
};

const FlashContext = createContext<Flash | null>(null);

/**
 * Keeps a toast to the page that it arrived with, until the first navigation: root's data outlives it, a toast does
 * not, and does not come back with it. Root's data loaded anew without a toast takes none away.
 */
export function FlashProvider({ children }: { children: ReactNode }) {
  const flash = useRootData()?.flash ?? null;
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ flash, key, over: false });
  if (flash && arrival.flash !== flash) setArrival({ flash, key, over: false });
  else if (arrival.key !== key && !arrival.over) setArrival({ ...arrival, over: true });
  return <FlashContext.Provider value={arrival.over ? null : arrival.flash}>{children}</FlashContext.Provider>;
}

/** The toast that arrived with the page now shown, or null. */
export function useFlash(): Flash | null {
  return useContext(FlashContext);
}
