import { Artwork, Dots } from "./artwork.tsx";
import { CITY_LOOP_PATHS, SIZE } from "./geometry.ts";

/** From the border to the outermost loop, so that a drawing begins at the edge of its element. In half cells. */
const MARGIN = 0.12;

type CityLoopProps = {
  /** The index in `CITY_LOOP_PATHS`. */
  loop: number;
  colourClass: string;
  className: string;
};

/** The loop of a city for brand backgrounds. The other loops are faint. */
export function CityLoop({ loop: ownLoop, colourClass, className }: CityLoopProps) {
  return (
    <Artwork
      viewBox={`${MARGIN} ${MARGIN} ${SIZE - 2 * MARGIN} ${SIZE - 2 * MARGIN}`}
      className={`${colourClass} ${className}`}
    >
      {CITY_LOOP_PATHS.map((loop, index) => (
        <path
          key={loop}
          d={loop}
          fill="none"
          stroke="currentColor"
          strokeWidth={index === ownLoop ? 0.34 : 0.16}
          opacity={index === ownLoop ? 1 : 0.35}
        />
      ))}
      <Dots radius={0.3} className="fill-current" />
    </Artwork>
  );
}
