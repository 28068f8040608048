import { dotsOf, type Grid } from "./geometry.ts";

/** The dots of a drawing, with a radius in half cells. */
export function Dots({ grid, radius, className }: { grid: Grid; radius: number; className: string }) {
  return (
    <g className={className}>
      {dotsOf(grid).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}
