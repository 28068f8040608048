import { useCallback, useRef } from "react";

/**
 * A ref for a button that disappears when the account changes: its focus moves to the surrounding group instead of the
 * start of the page.
 */
export function useFocusHandedOn() {
  const button = useRef<HTMLButtonElement | null>(null);
  return useCallback((element: HTMLButtonElement | null) => {
    // React clears the ref before it removes the element.
    const going = element ? null : button.current;
    if (going && going === document.activeElement) going.closest<HTMLElement>("[role=group]")?.focus();
    button.current = element;
  }, []);
}
