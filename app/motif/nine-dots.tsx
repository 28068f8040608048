import { Artwork } from "./artwork.tsx";
import { dotsOf, NINE_DOTS } from "./geometry.ts";

/**
 * The nine dots as a marker, one of them lit. Hidden from screen readers.
 *
 * @param lit which one, counted from 0 along the rows.
 */
export function NineDots({ lit, className }: { lit: number; className?: string }) {
  return (
    <Artwork className={className}>
      {dotsOf(NINE_DOTS).map(([x, y], index) =>
        index === lit ? (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="0.85" className="fill-action stroke-current" strokeWidth="0.3" />
        ) : (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="0.45" fill="currentColor" opacity="0.45" />
        ),
      )}
    </Artwork>
  );
}
