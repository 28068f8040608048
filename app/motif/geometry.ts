// The motif: nine dots in a 3×3 grid, and a line around them at 45° that turns at the border (a mirror curve).

/** Coordinates are half cells: the dots stand at odd x and y, the border at 0 and 6. */
export type Position = readonly [x: number, y: number];

/** Width and height of the motif. */
export const SIZE = 6;

/** The distance of the line from the dots that it runs around. */
export const RADIUS = Math.SQRT1_2;

/** The width of the woven line, and the radius of its dots. */
export const WOVEN = { line: 0.25, dot: 0.2 };

/** How far from a crossing the lower loop ends, along x and along y. */
const GAP = 0.15;

export const NINE_DOTS: readonly Position[] = [1, 3, 5].flatMap((y) => [1, 3, 5].map((x) => [x, y] as const));

/** The corners of the line as three closed loops. Each city has one (site.ts). A corner is "x,y". */
export const CITY_LOOP_CORNERS = [
  // Pune
  "1,0 6,5 5,6 0,1 1,0",
  // Bengaluru
  "3,0 6,3 3,6 0,3 3,0",
  // Hyderabad
  "5,0 6,1 1,6 0,5 5,0",
];

/** The corners of the three loops joined into one line. It turns at 2,5 and 4,5, where two loops cross. */
const ONE_LINE_CORNERS = "1,0 6,5 5,6 4,5 3,6 2,5 1,6 0,5 5,0 6,1 2,5 0,3 3,0 6,3 4,5 0,1 1,0";

/** Reads the corners of a line such as "1,0 6,5". */
export function parseLine(line: string): Position[] {
  return line.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });
}

/** Returns SVG's command for the curve at a corner, without its end point. */
type Curve = (before: Position, corner: Position, after: Position) => string;

/** A line that ends where it starts is closed. As texts, such as "1,0", two positions can be compared. */
function isClosed(points: readonly Position[]): boolean {
  return String(points[0]) === String(points.at(-1));
}

/** A line as SVG path data with rounded corners (`roundedCorners`). */
export function roundedPath(line: string, cut: number, curve: Curve): string {
  return `M${roundedCorners(line, cut, curve).join("L")}${isClosed(parseLine(line)) ? "Z" : ""}`;
}

/**
 * Each corner of a line as path data, from a point before the corner to a point after it. The two ends of an open line
 * have no curve.
 *
 * @param cut how far from its corner a curve starts and ends; at most half-way to the next corner.
 */
function roundedCorners(line: string, cut: number, curve: Curve): string[] {
  const points = parseLine(line);
  const corners = isClosed(points) ? points.slice(0, -1) : points;
  return corners.map((corner, index) => {
    const isEndOfLine = !isClosed(points) && (index === 0 || index === corners.length - 1);
    if (isEndOfLine) return corner.join(" ");
    const before = corners.at(index - 1) as Position;
    const after = corners[(index + 1) % corners.length] as Position;
    const start = pointTowards(before, corner, cut);
    const end = pointTowards(after, corner, cut);
    return `${start}${curve(before, corner, after)} ${end}`;
  });
}

/** The point at a distance from a corner in the direction of its neighbour, as path data. */
function pointTowards([toX, toY]: Position, [x, y]: Position, distance: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(distance / length, 0.5);
  const pointX = x + (toX - x) * share;
  const pointY = y + (toY - y) * share;
  return `${round(pointX)} ${round(pointY)}`;
}

function round(number: number): number {
  return Number(number.toFixed(2));
}

/** A quarter of a circle around a dot. */
function quarterCircle([fromX, fromY]: Position, [x, y]: Position, [toX, toY]: Position): string {
  // The cross product of the ways to and from the corner is positive if the line turns clockwise.
  const crossProduct = (x - fromX) * (toY - y) - (y - fromY) * (toX - x);
  const radius = RADIUS.toFixed(4);
  return `A${radius} ${radius} 0 0 ${crossProduct > 0 ? 1 : 0}`;
}

/** A loop as SVG path data that ends before each crossing at which it is below, and starts again after it. */
function wovenPath(line: string): string {
  const corners = parseLine(line);
  const sides = roundedCorners(line, RADIUS, quarterCircle).map((curve, index) => {
    const gaps = gapsBetween(corners[index] as Position, corners[index + 1] as Position);
    return `L${curve}${gaps}`;
  });
  // The last piece leads to the first curve. A path cannot end where it has no gap, so it starts with this piece.
  const path = sides.join("");
  const lastPiece = path.lastIndexOf("M");
  return path.slice(lastPiece) + path.slice(0, lastPiece);
}

/** The gaps of one side of a loop, as path data. */
function gapsBetween([fromX, fromY]: Position, [toX, toY]: Position): string {
  const stepX = Math.sign(toX - fromX);
  const stepY = Math.sign(toY - fromY);
  const isFalling = stepX === stepY;
  let gaps = "";
  for (let [x, y] = [fromX + stepX, fromY + stepY]; x !== toX; x += stepX, y += stepY) {
    // Where x is even, the falling side is above, elsewhere the rising one. So each loop is above and below in turn.
    const isAbove = isFalling === (x % 2 === 0);
    if (isAbove) continue;
    gaps += `L${x - GAP * stepX} ${y - GAP * stepY}M${x + GAP * stepX} ${y + GAP * stepY}`;
  }
  return gaps;
}

// This SVG path data is computed while an isolate starts, because that time is not charged to a request.
export const ONE_LINE_PATH = roundedPath(ONE_LINE_CORNERS, RADIUS, quarterCircle);
export const CITY_LOOP_PATHS = CITY_LOOP_CORNERS.map((loop) => roundedPath(loop, RADIUS, quarterCircle));
export const WOVEN_PATHS = CITY_LOOP_CORNERS.map(wovenPath);
