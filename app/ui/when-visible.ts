/** Calls back once, as soon as 30 % of an element is visible (docs/product.md, Home), or 30 % of the screen for a taller one. */
export function whenVisible(element: Element, run: () => void): void {
  const share = Math.min(0.3, (0.3 * innerHeight) / element.clientHeight);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { threshold: share },
  );
  observer.observe(element);
}

/** Whether the visitor lets things move. */
export function mayMove(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
