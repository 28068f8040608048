import { Artwork, Dots } from "./artwork.tsx";
import { dotRadius, type PictogramName, pictogramPath } from "./pictograms.ts";

/** A drawing over the nine dots, in the colours of its background. */
export function Pictogram({ name, className = "" }: { name: PictogramName; className?: string }) {
  return (
    <Artwork
      viewBox="-0.8 -0.8 7.6 7.6"
      className={`pictogram ${name === "line" ? "[stroke-width:0.26]" : ""} ${className}`}
    >
      <path d={pictogramPath(name)} />
      <Dots radius={(dot) => dotRadius(name, dot)} />
    </Artwork>
  );
}
