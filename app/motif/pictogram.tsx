import { Artwork, Dots } from "./artwork.tsx";
import { SIZE } from "./geometry.ts";
import { dotRadius, type PictogramName, pictogramPath, rightEdge } from "./pictograms.ts";

/** The space around the motif, for the width of the line. In half cells. */
const MARGIN = 0.8;
/** Width and height of the `viewBox`, in half cells. */
const SIDE = SIZE + 2 * MARGIN;

type PictogramProps = {
  name: PictogramName;
  /** Whether the drawing ends at the right edge of the element. Default: the dots are in its middle. */
  isAtEdge?: boolean;
  className?: string;
};

/** A drawing over the nine dots, in the colours of its background. */
export function Pictogram({ name, isAtEdge, className = "" }: PictogramProps) {
  const left = isAtEdge ? rightEdge(name) - SIDE : -MARGIN;
  return (
    <Artwork viewBox={`${left} ${-MARGIN} ${SIDE} ${SIDE}`} className={`pictogram ${className}`}>
      <path d={pictogramPath(name)} />
      <Dots radius={(dot) => dotRadius(name, dot)} />
    </Artwork>
  );
}
