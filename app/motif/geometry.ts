/**
 * The motif: nine dots in a 3×3 grid and the line that runs around them at 45°, through the midpoints between dots,
 * and turns at the border (a mirror curve). Coordinates are half cells: the dots stand at odd x and y, the border at
 * 0 and twice the number of dots. Without mirrors the line of the 3×3 grid is three closed loops, one for each city;
 * with two mirrors it is one.
 */
export type Point = readonly [x: number, y: number];
type Direction = readonly [dx: 1 | -1, dy: 1 | -1];
export type Grid = { columns: number; rows: number };

/** The motif's own grid; others are for bands of the same drawing. */
export const NINE_DOTS: Grid = { columns: 3, rows: 3 };

/** Width and height of the motif, in half cells. */
export const SIZE = 6;

/** How far the line keeps from the dots that it runs around, in half cells. */
export const RADIUS = Math.SQRT1_2;

/** The horizontal mirrors that make the three loops one line. */
export const JOINING_MIRRORS: readonly Point[] = [
  [2, 5],
  [4, 5],
];

/** The dots of a grid, row by row. */
export function dotsOf({ columns, rows }: Grid): Point[] {
  return odd(rows).flatMap((y) => odd(columns).map((x) => [x, y] as const));
}

/**
 * Traces the line until every stretch of it is drawn.
 *
 * @param mirrors the crossings at which the line bounces off a horizontal mirror instead of crossing itself.
 * @returns the closed loops, each as the points that it passes, without repeating the first.
 */
export function traceLoops(mirrors: readonly Point[] = [], { columns, rows }: Grid = NINE_DOTS): Point[][] {
  const isMirror = ([x, y]: Point) => mirrors.some(([mx, my]) => mx === x && my === y);
  const seen = new Set<string>();
  const loops: Point[][] = [];
  for (const x of odd(columns)) {
    for (const direction of [
      [1, 1],
      [-1, 1],
    ] as const) {
      const loop: Point[] = [];
      let point: Point = [x, 0];
      let [dx, dy]: Direction = direction;
      while (!seen.has(stretch(point, [dx, dy]))) {
        seen.add(stretch(point, [dx, dy]));
        loop.push(point);
        point = [point[0] + dx, point[1] + dy];
        if (point[0] === 0 || point[0] === 2 * columns) dx = -dx as 1 | -1;
        if (point[1] === 0 || point[1] === 2 * rows || isMirror(point)) dy = -dy as 1 | -1;
      }
      if (loop.length > 0) loops.push(loop);
    }
  }
  return loops;
}

/** The first `count` odd numbers: where dots stand, and where the line meets the border. */
function odd(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 2 * index + 1);
}

/** Names the stretch that leaves a point in a direction; the same from both of its ends. */
function stretch([x, y]: Point, [dx, dy]: Direction): string {
  return dx === 1 ? `${x},${y},${dy}` : `${x + dx},${y + dy},${-dy}`;
}

/**
 * A loop as SVG path data: straight through the crossings, and a quarter of a circle at each turn. The circles of the
 * turns at the border are centred on the outer dots.
 */
export function pathData(loop: readonly Point[]): string {
  const at = (index: number) => loop[(index + loop.length) % loop.length] as Point;
  const turns = loop.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = at(index - 1);
    const [afterX, afterY] = at(index + 1);
    const bend = (x - beforeX) * (afterY - y) - (y - beforeY) * (afterX - x);
    if (bend === 0) return [];
    const radius = RADIUS.toFixed(4);
    const arc = `A${radius} ${radius} 0 0 ${bend > 0 ? 1 : 0}`;
    return `${(beforeX + x) / 2} ${(beforeY + y) / 2}${arc} ${(x + afterX) / 2} ${(y + afterY) / 2}`;
  });
  return `M${turns.join("L")}Z`;
}

/** What `traceLoops` draws, as SVG path data. */
export function lineAround(mirrors?: readonly Point[], grid?: Grid): string {
  return traceLoops(mirrors, grid).map(pathData).join("");
}

// Traced while an isolate starts: this time is not charged to a request.
const ONE_LINE = lineAround(JOINING_MIRRORS);
const CITY_LOOPS = traceLoops().map(pathData);

/** The motif's one line, as SVG path data. */
export function oneLine(): string {
  return ONE_LINE;
}

/** The motif's three loops, one for each city: Pune, Bengaluru, Hyderabad. */
export function cityLoops(): string[] {
  return CITY_LOOPS;
}
