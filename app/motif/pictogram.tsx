import { Artwork } from "./artwork.tsx";
import { NINE_DOTS } from "./geometry.ts";
import { dotRadius, type PictogramName, pictogramPath } from "./pictograms.ts";

/** A pictogram in the colours of its band. */
export function Pictogram({ name, className = "" }: { name: PictogramName; className?: string }) {
  return (
    <Artwork
      viewBox="-0.8 -0.8 7.6 7.6"
      className={`pictogram ${name === "line" ? "[stroke-width:0.26]" : ""} ${className}`}
    >
      <path d={pictogramPath(name)} />
      <g>
        {NINE_DOTS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius(name, [x, y])} />
        ))}
      </g>
    </Artwork>
  );
}
