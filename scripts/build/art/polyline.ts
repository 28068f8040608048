import type { Point } from "#app/motif/geometry.ts";

/** A closed line as short straight pieces. Distances along the line are in half cells. */
export type Polyline = {
  points: Point[];
  /** The distance from the start to each point. */
  distances: number[];
  length: number;
  /** The distance from the start to each point of the original loop. */
  cornerDistances: number[];
};

const PIECES = 16;

/**
 * Converts a loop of the motif, with the curves of `pathData`, into points at known distances.
 *
 * @param roundness of the turn at a point, from 1 (a quarter circle) to 0 (a corner, which looks like a crossing).
 */
export function polyline(loop: readonly Point[], roundness: (point: Point) => number = () => 1): Polyline {
  const at = (index: number) => loop[(index + loop.length) % loop.length] as Point;
  const line: Polyline = { points: [], distances: [], length: 0, cornerDistances: [] };
  const add = ([x, y]: Point) => {
    const last = line.points.at(-1);
    if (last) line.length += Math.hypot(x - last[0], y - last[1]);
    line.points.push([x, y]);
    line.distances.push(line.length);
  };
  for (const [index, [x, y]] of loop.entries()) {
    const share = roundness([x, y]) / 2;
    const [startX, startY] = [(at(index - 1)[0] - x) * share, (at(index - 1)[1] - y) * share];
    const [endX, endY] = [(at(index + 1)[0] - x) * share, (at(index + 1)[1] - y) * share];
    // The centre of the quarter circle is the sum of start and end. Without a turn this is the straight line.
    for (let piece = 0; piece <= PIECES; piece++) {
      const angle = (piece / PIECES) * (Math.PI / 2);
      const [fromStart, fromEnd] = [1 - Math.sin(angle), 1 - Math.cos(angle)];
      add([x + startX * fromStart + endX * fromEnd, y + startY * fromStart + endY * fromEnd]);
      if (piece === PIECES / 2) line.cornerDistances.push(line.length);
    }
  }
  add(line.points[0] as Point);
  return line;
}

/** The point at a distance from the start. The line is closed, so any distance has a point. */
function pointAt({ points, distances, length }: Polyline, distance: number): Point {
  const rest = ((distance % length) + length) % length;
  const found = distances.findIndex((other) => other >= rest);
  const next = Math.max(1, found);
  const [from, to] = [points[next - 1] as Point, points[next] as Point];
  const [start, end] = [distances[next - 1] as number, distances[next] as number];
  const share = end > start ? (rest - start) / (end - start) : 0;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The part of the line between two distances, as SVG path data. Both may reach one lap beyond the ends. */
export function partOf(line: Polyline, from: number, to: number): string {
  const between = [-1, 0, 1].flatMap((lap) =>
    line.points.filter((_, index) => {
      const distance = (line.distances[index] as number) + lap * line.length;
      return distance > from && distance < to;
    }),
  );
  const points = [pointAt(line, from), ...between, pointAt(line, to)];
  return `M${points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join("L")}`;
}
