/** The share of an element that starts its motion when it is visible (docs/product.md, Home). */
const VISIBLE_SHARE = 0.3;

/** Calls back once, as soon as 30 % of an element is visible. Of an element taller than the screen, 30 % of the screen are enough. */
export function whenRevealed(element: Element, run: () => void): void {
  const threshold = VISIBLE_SHARE * Math.min(1, innerHeight / element.clientHeight);
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

/** Whether the visitor's system allows motion. */
export function isMotionAllowed(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
