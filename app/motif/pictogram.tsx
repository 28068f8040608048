import { Artwork, Dots } from "./artwork.tsx";
import { SIZE } from "./geometry.ts";
import { dotRadius, edgesOf, type PictogramName, pictogramPath } from "./pictograms.ts";

/** The space around the motif, for the width of the line. In half cells. */
const MARGIN = 0.8;
/** Width and height of the `viewBox`, in half cells. */
const SIDE = SIZE + 2 * MARGIN;

type PictogramProps = {
  name: PictogramName;
  /** The edge of the element at which the drawing begins or ends. Default: the dots are in its middle. */
  edge?: "left" | "right";
  className?: string;
};

/** A drawing over the nine dots, in the colours of its background. */
export function Pictogram({ name, edge, className = "" }: PictogramProps) {
  const edges = edgesOf(name);
  let left = -MARGIN;
  if (edge === "left") left = edges.left;
  if (edge === "right") left = edges.right - SIDE;
  return (
    <Artwork viewBox={`${left} ${-MARGIN} ${SIDE} ${SIDE}`} className={`pictogram ${className}`}>
      <path d={pictogramPath(name)} />
      <Dots radius={(dot) => dotRadius(name, dot)} />
    </Artwork>
  );
}
