/** A motion starts when this share of its element is visible (docs/product.md, Home). */
const VISIBLE_SHARE = 0.3;

/** Calls `run` once, when enough of an element is visible. */
export function whenRevealed(element: Element, run: () => void): void {
  // An element that is higher than the screen need only fill this share of the screen.
  const largestShare = Math.min(1, innerHeight / element.clientHeight);
  const threshold = VISIBLE_SHARE * largestShare;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { threshold },
  );
  observer.observe(element);
}

/** Whether the visitor has not asked for reduced motion. */
export function isMotionAllowed(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
