import { RADIUS } from "#app/motif/geometry.ts";

// A tile of the pattern is 2 by 2 half cells, with a dot in the middle. One wave runs above the dot and one below. They
// cross at the edges of the tile, between two dots.
const waveAbove = `M0 1L.5 0.5A${RADIUS} ${RADIUS} 0 0 1 1.5 0.5L2 1`;
const waveBelow = `M0 1L.5 1.5A${RADIUS} ${RADIUS} 0 0 0 1.5 1.5L2 1`;

/** A kolam border, as wide as the page. Hidden from screen readers. */
export function FooterPattern() {
  return (
    <svg className="mb-2 h-10 sm:mb-10 print:hidden" width="100%" height="40" aria-hidden="true">
      <pattern
        id="footer-pattern"
        width="2"
        height="2"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(0 8) scale(12)"
      >
        <path d={waveAbove + waveBelow} fill="none" strokeWidth="0.2" className="stroke-action" />
        <circle cx="1" cy="1" r="0.18" className="fill-current" />
      </pattern>
      <rect y="8" width="100%" height="24" fill="url(#footer-pattern)" />
    </svg>
  );
}
