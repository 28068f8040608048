import { type RefObject, useEffect, useState } from "react";

/** The share of a part that has to be visible (specification, section 9). */
const START_AT = 0.3;

/**
 * `still`: shown as the server rendered it, and staying so where nothing should move. `waiting`: out of sight, about to
 * be seen for the first time. `entered`: seen.
 */
export type Stage = "still" | "waiting" | "entered";

/**
 * Follows what will move until 30 % of it is first visible, which it may be at once. Under reduced motion it stays
 * `still`.
 */
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
    // A scroll event comes before the frame that it belongs to is painted, an IntersectionObserver's word after it:
    // then a jump straight to the part would flash.
    for (const type of ["scroll", "resize"]) {
      addEventListener(type, follow, { passive: true, signal: controller.signal });
    }
    follow();
    return () => controller.abort();
  }, [moving]);

  return stage;
}

/** How much of an element is on screen, from 0 to 1; at most a screenful counts as the whole. */
function visibleShare({ current }: RefObject<HTMLElement>): number {
  if (!current) return 0;
  const { top, bottom, height } = current.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(0, visible) / Math.min(height, innerHeight);
}
