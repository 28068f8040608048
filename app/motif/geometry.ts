/**
 * The motif: nine dots in a 3×3 grid and the line that runs around them at 45°, through the midpoints between dots,
 * and turns at the border (a mirror curve). Coordinates are half cells: the dots stand at odd x and y, the border at
 * 0 and 6. Without mirrors the line is three closed loops, one for each city; with two mirrors it is one.
 */
export type Point = readonly [x: number, y: number];
type Direction = readonly [dx: 1 | -1, dy: 1 | -1];

/** Width and height of the motif, in half cells. */
export const SIZE = 6;

/** How far the line keeps from the dots that it runs around, in half cells. */
export const RADIUS = Math.SQRT1_2;

/** The horizontal mirrors that make the three loops one line. */
export const JOINING_MIRRORS: readonly Point[] = [
  [2, 5],
  [4, 5],
];

/** Where dots stand, and where the line meets the border. */
const ODD = [1, 3, 5] as const;

/** The nine dots, row by row. */
export const NINE_DOTS: readonly Point[] = ODD.flatMap((y) => ODD.map((x) => [x, y] as const));

/**
 * Traces the line until every stretch of it is drawn.
 *
 * @param mirrors the crossings at which the line bounces off a horizontal mirror instead of crossing itself.
 * @returns the closed loops, each as the points that it passes, without repeating the first.
 */
export function traceLoops(mirrors: readonly Point[] = []): Point[][] {
  const isMirror = ([x, y]: Point) => mirrors.some(([mx, my]) => mx === x && my === y);
  const seen = new Set<string>();
  const loops: Point[][] = [];
  for (const x of ODD) {
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
        if (point[0] === 0 || point[0] === SIZE) dx = -dx as 1 | -1;
        if (point[1] === 0 || point[1] === SIZE || isMirror(point)) dy = -dy as 1 | -1;
      }
      if (loop.length > 0) loops.push(loop);
    }
  }
  return loops;
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

// Traced while an isolate starts: this time is not charged to a request.

/** The motif's one line, as SVG path data. */
export const ONE_LINE = traceLoops(JOINING_MIRRORS).map(pathData).join("");

/** The motif's three loops, one for each city: Pune, Bengaluru, Hyderabad. */
export const CITY_LOOPS = traceLoops().map(pathData);
