import { useEffect, useState } from "react";
import { useMayMove } from "#app/ui/use-may-move.ts";

/** Whether a decorative video may load: after the page has loaded and painted, without reduced motion or Save-Data. */
export function useVideoAllowed(): boolean {
  const mayMove = useMayMove();
  const [isAffordable, setAffordable] = useState(false);

  useEffect(() => {
    // Not in every browser, so not in TypeScript's types.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const isAffordable = () => !connection?.saveData && document.readyState === "complete";
    // A page that has loaded may still wait for its first frame.
    const decide = () => requestAnimationFrame(() => setTimeout(() => setAffordable(isAffordable())));
    decide();
    addEventListener("load", decide);
    return () => removeEventListener("load", decide);
  }, []);

  return mayMove && isAffordable;
}
