import { createContext, type ReactNode, useContext } from "react";
import { useUntilNavigation } from "#app/remix/use-until-navigation.ts";

/** A toast that arrived with a page; `id` tells two toasts of the same words apart. */
export type Flash = {
  id: string;
  type: "info" | "success" | "error" | "warning";
  message: string;
  /** What the page itself shows: the sentence that confirms a registration. */
  description?: string | undefined;
  /** Milliseconds. */
  duration?: number | undefined;
};

const FlashContext = createContext<Flash | null>(null);

/**
 * Gives the page its toast.
 *
 * @param flash what root's data holds; data that is loaded again without a toast takes none away.
 */
export function FlashProvider({ flash, children }: { flash: Flash | null | undefined; children: ReactNode }) {
  return <FlashContext.Provider value={useUntilNavigation(flash) ?? null}>{children}</FlashContext.Provider>;
}

/** The toast that arrived with the page now shown, or null. */
export function useFlash(): Flash | null {
  return useContext(FlashContext);
}
