/** A motion starts when this share of its element is visible (docs/product.md, Home). */
const VISIBLE_SHARE = 0.3;

/**
 * Calls a function once, when enough of an element is visible or the element is above the screen.
 *
 * @param run gets false if the element is above the screen unseen, for example after a jump to a link.
 */
export function onceReached(element: Element, run: (isVisible: boolean) => void): void {
  // The largest share of the element that fits on the screen.
  const largestShare = Math.min(1, innerHeight / element.clientHeight);
  const share = VISIBLE_SHARE * largestShare;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const isVisible = entry.intersectionRatio >= share;
      const isPassed = entry.boundingClientRect.bottom <= 0;
      if (!isVisible && !isPassed) return;
      observer.disconnect();
      run(isVisible);
    },
    { threshold: [0, share] },
  );
  observer.observe(element);
}

/** Whether the visitor has not asked for reduced motion. */
export function isMotionAllowed(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
