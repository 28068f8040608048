import { useEffect, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what was typed into a control of the server's HTML, and its focus: on hydration React resets some controls to the
 * server's text, and where an extension has added elements to the page it makes all of them anew.
 *
 * @param name of the control.
 */
export function useKeptThroughHydration(name: string): void {
  const [early] = useState(() => {
    const control = find(name);
    return control && { value: control.value, hadFocus: control === document.activeElement };
  });
  useEffect(() => {
    const control = find(name);
    if (!control || !early) return;
    // A letter typed since then stays.
    if (!("defaultValue" in control) || control.value === control.defaultValue) control.value = early.value;
    if (early.hadFocus && document.activeElement === document.body) control.focus({ preventScroll: true });
  }, [name, early]);
}

function find(name: string): Control | null {
  if (typeof document === "undefined") return null;
  return document.querySelector(`.control[name="${name}"]`) as Control | null;
}
