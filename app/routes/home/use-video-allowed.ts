import { useEffect, useState } from "react";

/** Whether a decorative video may load: after the page has loaded and painted, without reduced motion or Save-Data. */
export function useVideoAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);

  useEffect(() => {
    // Not in every browser, so not in TypeScript's types.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const motion = matchMedia("(prefers-reduced-motion: no-preference)");
    const isAllowed = () => motion.matches && !connection?.saveData && document.readyState === "complete";
    // A page that has loaded may still wait for its first frame.
    const decide = () => requestAnimationFrame(() => setTimeout(() => setAllowed(isAllowed())));
    decide();
    addEventListener("load", decide);
    motion.addEventListener("change", decide);
    return () => {
      removeEventListener("load", decide);
      motion.removeEventListener("change", decide);
    };
  }, []);

  return isAllowed;
}
