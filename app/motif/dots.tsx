import { dotsOf, type Grid, NINE_DOTS } from "./geometry.ts";

type DotsProps = { grid?: Grid; radius: number; className: string };

/** The dots of a drawing, with a radius in half cells. */
export function Dots({ grid = NINE_DOTS, radius, className }: DotsProps) {
  return (
    <g className={className}>
      {dotsOf(grid).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}
