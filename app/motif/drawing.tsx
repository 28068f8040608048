import { Artwork } from "./artwork.tsx";
import { Dots } from "./dots.tsx";
import { drawings } from "./drawings.ts";
import { lineAround, SIZE } from "./geometry.ts";

/**
 * One of the twenty drawings around the nine dots, in a thin line in the colour of the surrounding text. Hidden from
 * screen readers.
 *
 * @param number which drawing; 0 is the logo's line, and after the last they repeat.
 */
export function Drawing({ number, className }: { number: number; className?: string }) {
  return (
    <Artwork viewBox={`-0.2 -0.2 ${SIZE + 0.4} ${SIZE + 0.4}`} className={className}>
      <path d={lineAround(drawings[number % drawings.length])} fill="none" stroke="currentColor" strokeWidth="0.13" />
      <Dots radius={0.24} className="fill-action" />
    </Artwork>
  );
}
