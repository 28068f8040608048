import { type RefObject, useEffect, useState } from "react";

/** The share of a section that has to be visible (specification, section 9). */
const START_AT = 0.3;

/**
 * `still`: shown as the server rendered it, and staying so where nothing should move. `waiting`: out of sight, about to
 * be seen for the first time. `entered`: seen.
 */
export type Stage = "still" | "waiting" | "entered";

/**
 * Follows a section until it is first 30 % visible. What the visitor already sees never changes under their eyes: a
 * section that is on screen when the page arrives stays `still`, as does everything under reduced motion.
 *
 * @param section is measured; of one that is taller than the screen, 30 % of the screen count.
 * @param moving is the part of it that will move.
 */
export function useFirstView(section: RefObject<HTMLElement>, moving: RefObject<HTMLElement>): Stage {
  const [stage, setStage] = useState<Stage>("still");

  useEffect(() => {
    const isAllowed = matchMedia("(prefers-reduced-motion: no-preference)").matches;
    if (!isAllowed || visibleShare(section) >= START_AT || visibleShare(moving) > 0) return;

    const controller = new AbortController();
    let isWaiting = false;
    const follow = ({ type }: Event) => {
      if (type === "resize" && !isWaiting) {
        if (visibleShare(moving) > 0) controller.abort();
        return;
      }
      isWaiting = visibleShare(section) < START_AT;
      setStage(isWaiting ? "waiting" : "entered");
      if (!isWaiting) controller.abort();
    };
    // A scroll event comes before the frame that it belongs to is painted, an IntersectionObserver's word after it:
    // then a jump straight to the section would flash.
    addEventListener("scroll", follow, { passive: true, signal: controller.signal });
    addEventListener("resize", follow, { signal: controller.signal });
    return () => controller.abort();
  }, [section, moving]);

  return stage;
}

/** How much of an element is on screen, from 0 to 1; at most a screenful counts as the whole. */
function visibleShare({ current }: RefObject<HTMLElement>): number {
  if (!current) return 0;
  const { top, bottom, height } = current.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(0, visible) / Math.min(height, innerHeight);
}
