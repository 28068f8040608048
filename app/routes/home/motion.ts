/** A motion starts when this share of its element is visible (docs/product.md, Home). */
const VISIBLE_SHARE = 0.3;

/**
 * Observes an element until it is seen, and then calls one of two functions once.
 *
 * @param onReveal called when enough of the element is visible.
 * @param onPass called when the element is above the screen before that, for example after a jump to a link.
 */
export function whenRevealed(element: Element, onReveal: () => void, onPass: () => void): void {
  // Of an element that is higher than the screen, no more than this share can be visible at once.
  const largestShare = Math.min(1, innerHeight / element.clientHeight);
  const share = VISIBLE_SHARE * largestShare;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const isRevealed = entry.intersectionRatio >= share;
      const isPassed = entry.boundingClientRect.bottom <= 0;
      if (!isRevealed && !isPassed) return;
      observer.disconnect();
      if (isRevealed) onReveal();
      else onPass();
    },
    { threshold: [0, share] },
  );
  observer.observe(element);
}

/** Whether the visitor has not asked for reduced motion. */
export function isMotionAllowed(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
