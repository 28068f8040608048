import { useEffect, useRef } from "react";
import type { Entries } from "./validate.server.ts";

/** No name that a browser's autofill or a password manager knows. */
const NAME = "reference_url";

/** Whether the field that no person sees was filled in. A form without it is fine. */
export function isTrapped(entries: Entries): boolean {
  return [...entries].some(([name, value]) => name === NAME && value !== "");
}

/**
 * A field for scripts that fill in whatever they find: out of sight (also without the style sheet), out of the tab order
 * and away from screen readers; where it is seen all the same, its label says to leave it empty.
 *
 * @param refusal the form's refusal; each one empties the field, so that a person who got here can send again.
 */
export function Honeypot({ refusal }: { refusal: unknown }) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal empties the field.
  useEffect(() => {
    if (input.current) input.current.value = "";
  }, [refusal]);
  return (
    <div className="off-screen" hidden aria-hidden="true">
      <label htmlFor={NAME}>Please leave this field empty</label>
      <input ref={input} id={NAME} name={NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
