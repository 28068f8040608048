import { Artwork, Dots } from "./artwork.tsx";
import { dotRadius, type PictogramName, pictogramPath, rightEdge } from "./pictograms.ts";

/** Width and height of the `viewBox`, in half cells: the motif's 6, and 0.8 around it for the width of the line. */
const SIDE = 7.6;

type PictogramProps = {
  name: PictogramName;
  /** Whether the drawing ends at the right edge of the element. Default: the dots are in its middle. */
  isAtEdge?: boolean;
  className?: string;
};

/** A drawing over the nine dots, in the colours of its background. */
export function Pictogram({ name, isAtEdge, className = "" }: PictogramProps) {
  const left = isAtEdge ? rightEdge(name) - SIDE : -0.8;
  return (
    <Artwork
      viewBox={`${left} -0.8 ${SIDE} ${SIDE}`}
      className={`pictogram ${name === "line" ? "[stroke-width:0.26]" : ""} ${className}`}
    >
      <path d={pictogramPath(name)} />
      <Dots radius={(dot) => dotRadius(name, dot)} />
    </Artwork>
  );
}
