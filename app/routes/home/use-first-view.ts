import { type RefObject, useEffect, useState } from "react";

/** The share of an element that has to be visible (docs/product.md, Home). */
const START_AT = 0.3;

/**
 * `still`: as the server rendered it; under reduced motion it stays so. `waiting`: not visible yet. `entered`: has been
 * visible.
 */
export type Stage = "still" | "waiting" | "entered";

/** Follows an element until 30 % of it is visible for the first time. Under reduced motion it stays `still`. */
export function useFirstView(moving: RefObject<HTMLElement>): Stage {
  const [stage, setStage] = useState<Stage>("still");

  useEffect(() => {
    if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
    const controller = new AbortController();
    const follow = () => {
      const isSeen = visibleShare(moving) >= START_AT;
      setStage(isSeen ? "entered" : "waiting");
      if (isSeen) controller.abort();
    };
    // Not an IntersectionObserver: it reports after the frame is painted, so that a jump to the element would flash.
    for (const type of ["scroll", "resize"]) {
      addEventListener(type, follow, { passive: true, signal: controller.signal });
    }
    follow();
    return () => controller.abort();
  }, [moving]);

  return stage;
}

/** The visible share of an element, from 0 to 1. For one taller than the screen, a screenful is all of it. */
function visibleShare({ current }: RefObject<HTMLElement>): number {
  if (!current) return 0;
  const { top, bottom, height } = current.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(0, visible) / Math.min(height, innerHeight);
}
