import type { Point } from "#app/motif/geometry.ts";

/** A closed line as short straight pieces. Distances along the line are in half cells. */
export type Polyline = {
  points: Point[];
  /** From the line's start to each of its points. */
  ways: number[];
  length: number;
  /** From the line's start to each crossing and to the middle of each turn of the loop that it was made of. */
  passes: number[];
};

const PIECES = 16;

/**
 * A loop of the motif with the curves of `pathData`, as points at known distances.
 *
 * @param roundness of the turn at a point: from 1 for a whole quarter circle to 0 for a corner, which looks like a
 * crossing.
 */
export function polyline(loop: readonly Point[], roundness: (point: Point) => number = () => 1): Polyline {
  const at = (index: number) => loop[(index + loop.length) % loop.length] as Point;
  const line: Polyline = { points: [], ways: [], length: 0, passes: [] };
  const add = ([x, y]: Point) => {
    const last = line.points.at(-1);
    if (last) line.length += Math.hypot(x - last[0], y - last[1]);
    line.points.push([x, y]);
    line.ways.push(line.length);
  };
  for (const [index, [x, y]] of loop.entries()) {
    const share = roundness([x, y]) / 2;
    const [toStartX, toStartY] = [(at(index - 1)[0] - x) * share, (at(index - 1)[1] - y) * share];
    const [toEndX, toEndY] = [(at(index + 1)[0] - x) * share, (at(index + 1)[1] - y) * share];
    // The quarter circle from start to end has its centre at their sum; at a crossing it becomes the straight line.
    for (let piece = 0; piece <= PIECES; piece++) {
      const angle = (piece / PIECES) * (Math.PI / 2);
      const [fromStart, fromEnd] = [1 - Math.sin(angle), 1 - Math.cos(angle)];
      add([x + toStartX * fromStart + toEndX * fromEnd, y + toStartY * fromStart + toEndY * fromEnd]);
      if (piece === PIECES / 2) line.passes.push(line.length);
    }
  }
  add(line.points[0] as Point);
  return line;
}

/** The point at a distance from the line's start; the line is closed, so any distance has one. */
export function pointAt({ points, ways, length }: Polyline, way: number): Point {
  const rest = ((way % length) + length) % length;
  const next = Math.max(
    1,
    ways.findIndex((other) => other >= rest),
  );
  const [from, to] = [points[next - 1] as Point, points[next] as Point];
  const [start, end] = [ways[next - 1] as number, ways[next] as number];
  const share = end > start ? (rest - start) / (end - start) : 0;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The part of the line between two distances, as SVG path data. They may reach one lap beyond either end. */
export function partOf(line: Polyline, from: number, to: number): string {
  const between = [-1, 0, 1].flatMap((lap) =>
    line.points.filter((_, index) => {
      const way = (line.ways[index] as number) + lap * line.length;
      return way > from && way < to;
    }),
  );
  const points = [pointAt(line, from), ...between, pointAt(line, to)];
  return `M${points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join("L")}`;
}
