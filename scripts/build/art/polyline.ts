import type { Position } from "#app/motif/geometry.ts";

/** A closed line as short straight pieces. Distances along the line are in half cells. */
type Polyline = {
  points: Position[];
  /** The distance from the start to each point. */
  distances: number[];
  length: number;
  /** The distance from the start to each point of the original loop, in the middle of its turn. */
  loopDistances: number[];
};

/** Straight pieces of one turn. */
const PIECES = 16;
const POINTS_OF_TURN = PIECES + 1;

/**
 * Converts a loop of the motif, with its round turns, into points at known distances.
 *
 * @param roundness of the turn at a point, from 1 (a quarter circle) to 0 (a corner, which looks like a crossing).
 */
export function polyline(loop: readonly Position[], roundness: (point: Position) => number = () => 1): Polyline {
  const turns = loop.map((corner, index) => {
    const before = loop.at(index - 1) as Position;
    const after = loop[(index + 1) % loop.length] as Position;
    return turnPoints({ before, corner, after, roundness: roundness(corner) });
  });
  const openLine = turns.flat();
  const points = [...openLine, openLine[0] as Position];
  const distances = distancesTo(points);
  return {
    points,
    distances,
    length: distances.at(-1) ?? 0,
    loopDistances: loop.map((_, index) => distances[index * POINTS_OF_TURN + PIECES / 2] as number),
  };
}

type Turn = { before: Position; corner: Position; after: Position; roundness: number };

/** The points of a turn at a corner: a quarter circle from half-way before the corner to half-way after it. */
function turnPoints({ before, corner, after, roundness }: Turn): Position[] {
  const [x, y] = corner;
  const [startX, startY] = towards(corner, before, roundness / 2);
  const [endX, endY] = towards(corner, after, roundness / 2);
  // Start and end are vectors from the corner, and their sum leads to the centre of the quarter circle. Without a
  // turn both are 0, so that each piece is at the corner.
  return Array.from({ length: POINTS_OF_TURN }, (_, piece) => {
    const angle = (piece / PIECES) * (Math.PI / 2);
    const fromStart = 1 - Math.sin(angle);
    const fromEnd = 1 - Math.cos(angle);
    return [x + startX * fromStart + endX * fromEnd, y + startY * fromStart + endY * fromEnd];
  });
}

/** The distance along the line from its first point to each point. */
function distancesTo(points: Position[]): number[] {
  const distances: number[] = [];
  let distance = 0;
  let last = points[0] as Position;
  for (const point of points) {
    distance += Math.hypot(point[0] - last[0], point[1] - last[1]);
    distances.push(distance);
    last = point;
  }
  return distances;
}

/** The vector that leads a share of the way from one point to another. */
function towards([x, y]: Position, [toX, toY]: Position, share: number): Position {
  return [(toX - x) * share, (toY - y) * share];
}

/** The point at a distance from the start. The line is closed, so any distance has a point. */
function pointAt({ points, distances, length }: Polyline, distance: number): Position {
  const rest = ((distance % length) + length) % length;
  const reached = distances.findIndex((other) => other >= rest);
  // The start of the line belongs to the first piece.
  const next = Math.max(1, reached);
  const from = points[next - 1] as Position;
  const start = distances[next - 1] as number;
  const end = distances[next] as number;
  const share = end > start ? (rest - start) / (end - start) : 0;
  const [x, y] = towards(from, points[next] as Position, share);
  return [from[0] + x, from[1] + y];
}

/** The part of the line between two distances, as SVG path data. Both may reach one lap beyond the ends. */
export function partOf(line: Polyline, from: number, to: number): string {
  const lapStarts = [-line.length, 0, line.length];
  const between = lapStarts.flatMap((lapStart) =>
    line.points.filter((_, index) => {
      const distance = lapStart + (line.distances[index] as number);
      return distance > from && distance < to;
    }),
  );
  const points = [pointAt(line, from), ...between, pointAt(line, to)];
  return `M${points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join("L")}`;
}
