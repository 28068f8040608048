import { Artwork, Dots } from "./artwork.tsx";
import { ONE_LINE } from "./geometry.ts";

/**
 * The logo, for brand backgrounds: nine dots in the colour of the surrounding text, and their one line in gold. Without
 * backgrounds (forced colours, print) all of it is in the text's colour. Hidden from screen readers.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <Artwork className={className}>
      <path
        d={ONE_LINE}
        fill="none"
        strokeWidth="0.42"
        className="stroke-action print:stroke-current forced-colors:stroke-current"
      />
      <Dots radius={0.3} className="fill-current" />
    </Artwork>
  );
}
