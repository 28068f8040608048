import { RADIUS } from "#app/motif/geometry.ts";

// One tile of the pattern, in half cells. It has one dot, and two waves that cross between the dots.
const wave = (edge: number, sweep: 0 | 1) => `M0 1L.5 ${edge}A${RADIUS} ${RADIUS} 0 0 ${sweep} 1.5 ${edge}L2 1`;
const tile = wave(0.5, 1) + wave(1.5, 0);

/** A kolam border, as wide as the page. Hidden from screen readers. */
export function FooterPattern() {
  return (
    <svg className="mb-4 h-10 sm:mb-10 print:hidden" width="100%" height="40" aria-hidden="true">
      <pattern
        id="footer-pattern"
        width="2"
        height="2"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(0 8) scale(12)"
      >
        <path d={tile} fill="none" strokeWidth="0.2" className="stroke-action forced-colors:stroke-[CanvasText]" />
        <circle cx="1" cy="1" r="0.18" className="fill-current" />
      </pattern>
      <rect y="8" width="100%" height="24" fill="url(#footer-pattern)" />
    </svg>
  );
}
