import { ONE_LINE, type Point } from "./geometry.ts";

/**
 * Pictograms on the motif's nine dots, as lines in half cells that turn in steps of 45°. A line that ends where it
 * starts is closed. A point after "*" is a dot that is drawn larger.
 */
const drawn = {
  camera: ["0,1 4,1 4,5 0,5 0,1", "4,3 6,1 6,5 4,3"],
  chairs: ["0,1 0,5", "0,3 1,3 1,5", "2,1 2,5", "2,3 3,3 3,5", "4,1 4,5", "4,3 5,3 5,5"],
  door: ["0,6 1,6 1,0 5,0 5,6 6,6", "1,0 3,2 3,6 1,6", "*3,3"],
  envelope: ["0,1 6,1 6,5 0,5 0,1", "0,1 3,4 6,1"],
  eye: ["0,3 2,1 4,1 6,3 4,5 2,5 0,3", "*3,3"],
  hand: ["1,6 1,4 2,3 4,3 5,4 5,6", "4,3 6,1 6,0", "*3,1"],
  house: ["0,3 3,0 6,3", "1,2 1,6 5,6 5,2"],
  megaphone: ["0,2 2,2 4,0 4,6 2,4 0,4 0,2", "5,2 6,3 5,4"],
  microphone: ["3,0 4,1 4,3 3,4 2,3 2,1 3,0", "1,3 3,5 5,3", "3,5 3,6", "2,6 4,6"],
  page: ["1,0 4,0 5,1 5,6 1,6 1,0", "2,3 4,3", "2,5 4,5"],
  people: ["0,6 0,4 1,3 2,4 2,6", "4,6 4,4 5,3 6,4 6,6", "*1,1", "*5,1"],
  phone: ["1,0 5,0 5,6 1,6 1,0", "*3,5"],
  play: ["0,0 6,0 6,6 0,6 0,0", "2,1 4,3 2,5 2,1"],
  prompt: ["0,0 6,0 6,6 0,6 0,0", "1,2 2,3 1,4", "3,4 5,4"],
  reach: [
    "2,2 0,0",
    "4,2 6,0",
    "2,4 0,6",
    "4,4 6,6",
    "0,2 0,0 2,0",
    "4,0 6,0 6,2",
    "6,4 6,6 4,6",
    "2,6 0,6 0,4",
    "*3,3",
  ],
  speech: ["1,0 5,0 6,1 6,3 5,4 3,4 1,6 1,4 0,3 0,1 1,0"],
  steps: ["0,5 2,5 2,3 4,3 4,1 6,1"],
  summit: ["0,5 2,3 4,5", "3,4 5,2 6,3", "*1,1"],
  ticket: ["0,1 6,1 6,2 5,3 6,4 6,5 0,5 0,4 1,3 0,2 0,1"],
  tick: ["0,3 2,5 6,1"],
} as const;

/** "line" is the motif's own line, as in the logo. */
export type PictogramName = keyof typeof drawn | "line";

/** How much of a line each rounded corner takes, in half cells. */
const CORNER = 0.55;

/** The radius of one of a pictogram's nine dots, in half cells. */
export function dotRadius(name: PictogramName, [x, y]: Point): number {
  const lines: readonly string[] = name === "line" ? [] : drawn[name];
  return lines.includes(`*${x},${y}`) ? 0.6 : 0.26;
}

/** The lines of a pictogram as SVG path data, with rounded corners. */
export function pictogramPath(name: PictogramName): string {
  if (name === "line") return ONE_LINE;
  return drawn[name]
    .filter((line) => !line.startsWith("*"))
    .map((line) => roundedPath(line.split(" ").map((point) => point.split(",").map(Number))))
    .join("");
}

function roundedPath(points: number[][]): string {
  const isClosed = String(points[0]) === String(points.at(-1));
  const corners = isClosed ? points.slice(0, -1) : points;
  const near = ([x = 0, y = 0]: number[], [toX = 0, toY = 0]: number[] = []) => {
    const length = Math.hypot(toX - x, toY - y);
    const share = Math.min(CORNER, length / 2) / length;
    return `${+(x + (toX - x) * share).toFixed(2)} ${+(y + (toY - y) * share).toFixed(2)}`;
  };
  const steps = corners.map((corner, index) => {
    const isEnd = !isClosed && (index === 0 || index === corners.length - 1);
    if (isEnd) return corner.join(" ");
    const after = corners[(index + 1) % corners.length];
    return `${near(corner, corners.at(index - 1))}Q${corner.join(" ")} ${near(corner, after)}`;
  });
  return `M${steps.join("L")}${isClosed ? "Z" : ""}`;
}
