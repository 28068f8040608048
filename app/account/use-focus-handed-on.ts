import { useCallback, useRef } from "react";

/**
 * A ref for a button that goes with a change of account: its focus is handed on to the account part around it, rather
 * than lost to the page's start.
 */
export function useFocusHandedOn() {
  const button = useRef<HTMLButtonElement | null>(null);
  return useCallback((element: HTMLButtonElement | null) => {
    // React takes the ref away before the element.
    const going = element ? null : button.current;
    if (going && going === document.activeElement) going.closest<HTMLElement>("[role=group]")?.focus();
    button.current = element;
  }, []);
}
