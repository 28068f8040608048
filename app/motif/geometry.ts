/**
 * The motif: nine dots in a 3×3 grid and the line that runs around them at 45°, through the midpoints between dots,
 * and turns at the border (a mirror curve). Coordinates are half cells: the dots stand at odd x and y, the border at
 * 0 and 6. Without mirrors the line is three closed loops, one for each city; with two mirrors it is one.
 */
export type Point = readonly [x: number, y: number];
type Direction = readonly [dx: 1 | -1, dy: 1 | -1];

export const SIZE = 6;

/** The nine dots. */
export const dots: readonly Point[] = [1, 3, 5].flatMap((y) => [1, 3, 5].map((x) => [x, y] as const));

/** The horizontal mirrors that make the three loops one line. */
export const JOINING_MIRRORS: readonly Point[] = [
  [2, 5],
  [4, 5],
];

/**
 * Traces the line until every stretch of it is drawn.
 *
 * @param mirrors the crossings at which the line bounces off a horizontal mirror instead of crossing itself.
 * @returns the closed loops, each as the points that it passes, without repeating the first.
 */
export function traceLoops(mirrors: readonly Point[]): Point[][] {
  const isMirror = ([x, y]: Point) => mirrors.some(([mx, my]) => mx === x && my === y);
  const seen = new Set<string>();
  const loops: Point[][] = [];
  for (let x = 1; x < SIZE; x += 2) {
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

/** A loop as the data of an SVG path, straight through the crossings and round at the turns. */
export function pathData(loop: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
  const at = (index: number) => loop[(index + loop.length) % loop.length] as Point;
  const curves = loop.map((point, index) => `Q${point[0]} ${point[1]} ${middle(point, at(index + 1))}`);
  return `M${middle(at(-1), at(0))}${curves.join("")}Z`;
}
