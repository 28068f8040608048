import { type RefObject, useLayoutEffect } from "react";

/** Milliseconds of one round (docs/product.md, Home). */
const DURATION = 60_000;

/**
 * Moves a strip, whose content is the same list twice, while `isMoving`: from where the visitor has scrolled to.
 * Stopped, it can be scrolled from where it stands.
 */
export function useLoop(strip: RefObject<HTMLElement>, isMoving: boolean): void {
  useLayoutEffect(() => {
    const { current: element } = strip;
    const track = element?.querySelector(".strip-track");
    if (!element || !track || !isMoving) return;
    const length = () => track.scrollWidth / 2;
    const animation = track.animate(
      { transform: ["none", "translateX(-50%)"] },
      { duration: DURATION, iterations: Number.POSITIVE_INFINITY },
    );
    animation.currentTime = ((element.scrollLeft / length()) % 1) * DURATION;
    element.scrollLeft = 0;
    return () => {
      const progress = animation.effect?.getComputedTiming().progress ?? 0;
      animation.cancel();
      element.scrollLeft = progress * length();
    };
  }, [strip, isMoving]);
}
