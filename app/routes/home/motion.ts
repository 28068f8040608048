/** A motion starts when this share of its element is visible (docs/product.md, Home). */
const VISIBLE_SHARE = 0.3;

/** Calls `run` once, when 30 % of an element is visible, or when the element fills 30 % of the screen. */
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

export function isMotionAllowed(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
