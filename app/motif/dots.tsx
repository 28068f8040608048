import { NINE_DOTS } from "./geometry.ts";

/** The nine dots of a drawing, with a radius in half cells. */
export function Dots({ radius, className }: { radius: number; className: string }) {
  return (
    <g className={className}>
      {NINE_DOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}
