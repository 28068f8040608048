import type { Position } from "#app/motif/geometry.ts";

/** A closed line as short straight pieces. Distances along the line are in half cells. */
type Polyline = {
  points: Position[];
  /** The distance from the start to each point. */
  distances: number[];
  length: number;
  /** The distance from the start to each point of the original loop. */
  loopDistances: number[];
};

/** Straight pieces of one turn. */
const PIECES = 16;

/**
 * Converts a loop of the motif, with its round turns, into points at known distances.
 *
 * @param roundness of the turn at a point, from 1 (a quarter circle) to 0 (a corner, which looks like a crossing).
 */
export function polyline(loop: readonly Position[], roundness: (point: Position) => number = () => 1): Polyline {
  const at = (index: number) => loop[(index + loop.length) % loop.length] as Position;
  const line: Polyline = { points: [], distances: [], length: 0, loopDistances: [] };
  const add = ([x, y]: Position) => {
    const last = line.points.at(-1);
    if (last) line.length += Math.hypot(x - last[0], y - last[1]);
    line.points.push([x, y]);
    line.distances.push(line.length);
  };
  for (const [index, corner] of loop.entries()) {
    const [x, y] = corner;
    // A whole turn begins and ends half-way to the neighbours.
    const reach = roundness(corner) / 2;
    const [startX, startY] = towards(corner, at(index - 1), reach);
    const [endX, endY] = towards(corner, at(index + 1), reach);
    // Start and end are vectors from the corner, and their sum leads to the centre of the quarter circle. Without a
    // turn both are 0, so that each piece is at the corner.
    for (let piece = 0; piece <= PIECES; piece++) {
      const angle = (piece / PIECES) * (Math.PI / 2);
      const fromStart = 1 - Math.sin(angle);
      const fromEnd = 1 - Math.cos(angle);
      add([x + startX * fromStart + endX * fromEnd, y + startY * fromStart + endY * fromEnd]);
      if (piece === PIECES / 2) line.loopDistances.push(line.length);
    }
  }
  add(line.points[0] as Position);
  return line;
}

/** The vector that leads a share of the way from one point to another. */
function towards([x, y]: Position, [toX, toY]: Position, share: number): Position {
  return [(toX - x) * share, (toY - y) * share];
}

/** The point at a distance from the start. The line is closed, so any distance has a point. */
function pointAt({ points, distances, length }: Polyline, distance: number): Position {
  const rest = ((distance % length) + length) % length;
  const next = Math.max(
    1,
    distances.findIndex((other) => other >= rest),
  );
  const from = points[next - 1] as Position;
  const start = distances[next - 1] as number;
  const end = distances[next] as number;
  const share = end > start ? (rest - start) / (end - start) : 0;
  const [x, y] = towards(from, points[next] as Position, share);
  return [from[0] + x, from[1] + y];
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
