import { Artwork } from "./artwork.tsx";
import { Dots } from "./dots.tsx";
import { cityLoops, SIZE } from "./geometry.ts";

/**
 * The three loops, one of them in the colour of the surrounding text and the others faint. Hidden from screen readers.
 *
 * @param index which loop, 0 to 2.
 */
export function Loop({ index, className }: { index: number; className?: string }) {
  return (
    <Artwork viewBox={`-0.4 -0.4 ${SIZE + 0.8} ${SIZE + 0.8}`} className={className}>
      {cityLoops().map((loop, other) => (
        <path
          key={loop}
          d={loop}
          fill="none"
          stroke="currentColor"
          strokeWidth={other === index ? 0.34 : 0.16}
          opacity={other === index ? 1 : 0.35}
        />
      ))}
      <Dots radius={0.3} className="fill-current" />
    </Artwork>
  );
}
