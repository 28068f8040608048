import { Artwork } from "./artwork";
import { Dots } from "./dots";
import { NINE_DOTS, type Point, pathData, SIZE, traceLoops } from "./geometry";

/** Places for mirrors, in groups that keep a drawing the same on its left and right. */
const places: readonly (readonly Point[])[] = [
  [at(2, 1), at(4, 1)],
  [at(3, 2)],
  [at(2, 3), at(4, 3)],
  [at(3, 4)],
  [at(2, 5), at(4, 5)],
  [at(1, 2), at(5, 2)],
  [at(1, 4), at(5, 4)],
];

function at(x: number, y: number): Point {
  return [x, y];
}

/** Each number says by its bits which of the places have a mirror; 16 is the logo. */
const choices = [16, 1, 17, 21, 32, 33, 52, 53, 64, 69, 80, 85, 96, 97, 100, 101, 112, 113, 116, 117];

/** The mirrors of each of the twenty symmetric drawings that are, as the logo is, one unbroken line. */
export const drawings: readonly (readonly Point[])[] = choices.map((choice) =>
  places.filter((_, bit) => choice & (1 << bit)).flat(),
);

/**
 * One of the twenty drawings around the nine dots, in a thin line in the colour of the text around it. Says nothing to
 * a screen reader.
 *
 * @param number which drawing; 0 is the logo's line, and after the last one they begin again.
 */
export function Drawing({ number, className }: { number: number; className?: string }) {
  const line = traceLoops(drawings[number % drawings.length]).map((loop) => pathData(loop));
  return (
    <Artwork viewBox={`-0.2 -0.2 ${SIZE + 0.4} ${SIZE + 0.4}`} className={className}>
      <path d={line.join("")} fill="none" stroke="currentColor" strokeWidth="0.13" />
      <Dots grid={NINE_DOTS} radius={0.24} className="fill-action" />
    </Artwork>
  );
}
