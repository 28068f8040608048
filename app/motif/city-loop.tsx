import { Artwork, Dots } from "./artwork.tsx";
import { CITY_LOOPS, SIZE } from "./geometry.ts";

// In the order of `site.cities`.
const colours = ["text-pune", "text-bengaluru", "text-hyderabad"];

/** The loop of a city for brand backgrounds. The other two are faint. @param city index in `site.cities`. */
export function CityLoop({ city, className }: { city: number; className: string }) {
  return (
    <Artwork viewBox={`-0.4 -0.4 ${SIZE + 0.8} ${SIZE + 0.8}`} className={`${colours[city]} ${className}`}>
      {CITY_LOOPS.map((loop, index) => (
        <path
          key={loop}
          d={loop}
          fill="none"
          stroke="currentColor"
          strokeWidth={index === city ? 0.34 : 0.16}
          opacity={index === city ? 1 : 0.35}
        />
      ))}
      <Dots radius={0.3} className="fill-current" />
    </Artwork>
  );
}
