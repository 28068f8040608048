import type { ReactNode } from "react";
import { NINE_DOTS, SIZE } from "./geometry.ts";

type ArtworkProps = { viewBox?: string; className?: string | undefined; children: ReactNode };

/** An SVG element for the motif, hidden from screen readers. Without a `viewBox` it shows the square of the nine dots. */
export function Artwork({ viewBox = `0 0 ${SIZE} ${SIZE}`, ...rest }: ArtworkProps) {
  // Without a size and a style sheet, an SVG is as wide as the page.
  return <svg viewBox={viewBox} width={64} height={64} aria-hidden="true" {...rest} />;
}

/** The nine dots, with a radius in half cells. */
export function Dots({ radius, className }: { radius: number; className: string }) {
  return (
    <g className={className}>
      {NINE_DOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}
