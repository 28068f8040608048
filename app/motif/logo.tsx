import { Artwork } from "./artwork.tsx";
import { Dots } from "./dots.tsx";
import { NINE_DOTS, oneLine } from "./geometry.ts";

/**
 * The mark, for brand backgrounds: nine dots in the colour of the text around them, and their one line in gold.
 * Without backgrounds (forced colours, print) it is all in the text's colour. Says nothing to a screen reader.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <Artwork className={className}>
      <path
        d={oneLine}
        fill="none"
        strokeWidth="0.42"
        className="stroke-action print:stroke-current forced-colors:stroke-current"
      />
      <Dots grid={NINE_DOTS} radius={0.3} className="fill-current" />
    </Artwork>
  );
}
