import { useEffect, useRef } from "react";
import type { Entries } from "#app/http/form-body.server.ts";

/** A name that neither autofill nor password managers know. */
const NAME = "reference_url";

/** Whether the honeypot was filled in. A form without it passes. */
export function isHoneypotFilled(entries: Entries): boolean {
  return [...entries].some(([name, value]) => name === NAME && value !== "");
}

/**
 * A honeypot for scripts that fill in every field: invisible (even without the style sheet), not in the tab order,
 * hidden from screen readers. If it is seen all the same, its label says to leave it empty.
 *
 * @param refusal the form's refusal; each one empties the field, so that a person can send the form again.
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
