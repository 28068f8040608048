import { type Position, parseLine, roundedPath } from "./geometry.ts";

/** Pictograms over the motif's nine dots. A line is a list of corners in half cells. "*1,1" enlarges the dot at 1,1. */
const drawn = {
  bulb: ["2,5 2,4 1,3 1,1 2,0 4,0 5,1 5,3 4,4 4,5 2,5", "2,6 4,6", "*3,3"],
  camera: ["0,1 4,1 4,5 0,5 0,1", "4,3 6,1 6,5 4,3"],
  cap: ["1,3 0,2 1,1 3,0 5,1 6,2 5,3", "1,3 5,3 5,4 1,4 1,3", "1,4 1,5 2,6 4,6 5,5 5,4", "*3,1"],
  car: ["0,3 0,5 6,5 6,3 0,3", "1,3 2,1 4,1 5,3", "3,1 3,3", "*1,5", "*5,5"],
  card: ["0,1 6,1 6,5 0,5 0,1", "3,2 5,2", "3,4 5,4", "*1,3"],
  chart: ["0,0 0,6 6,6", "1,5 3,3 4,4 6,1", "5,1 6,1 6,2"],
  door: ["0,6 1,6 1,0 5,0 5,6 6,6", "1,0 3,2 3,6 1,6", "*3,3"],
  envelope: ["0,1 6,1 6,5 0,5 0,1", "0,1 3,4 6,1"],
  eye: ["0,3 2,1 4,1 6,3 4,5 2,5 0,3", "*3,3"],
  hand: ["1,6 1,4 2,3 4,3 5,4 5,6", "4,3 6,1 6,0", "*3,1"],
  heart: ["3,6 0,3 0,1 1,0 2,0 3,1 4,0 5,0 6,1 6,3 3,6"],
  house: ["0,3 3,0 6,3", "1,2 1,6 5,6 5,2"],
  megaphone: ["0,2 2,2 4,0 4,6 2,4 0,4 0,2", "5,2 6,3 5,4"],
  microphone: ["3,0 4,1 4,3 3,4 2,3 2,1 3,0", "1,3 3,5 5,3", "3,5 3,6", "2,6 4,6"],
  page: ["1,0 4,0 5,1 5,6 1,6 1,0", "2,3 4,3", "2,5 4,5"],
  people: ["0,6 0,4 1,3 2,4 2,6", "4,6 4,4 5,3 6,4 6,6", "*1,1", "*5,1"],
  phone: ["1,0 2,0 3,2 2,3 3,4 4,3 6,4 6,5 5,6 3,6 0,3 0,1 1,0"],
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
  screen: ["0,0 6,0 6,4 0,4 0,0", "3,4 3,6", "1,6 5,6"],
  slip: ["0,0 6,0 6,6 5,5 4,6 3,5 2,6 1,5 0,6 0,0", "*1,3", "*3,3", "*5,3"],
  sofa: ["1,3 1,1 5,1 5,3", "3,1 3,4", "0,3 1,3 1,4 5,4 5,3 6,3 6,5 0,5 0,3", "1,5 1,6", "5,5 5,6"],
  speech: ["1,0 5,0 6,1 6,3 5,4 3,4 1,6 1,4 0,3 0,1 1,0"],
  steps: ["0,5 2,5 2,3 4,3 4,1 6,1"],
  summit: ["0,5 2,3 4,5", "3,4 5,2 6,3", "*1,1"],
  ticket: ["0,1 6,1 6,2 5,3 6,4 6,5 0,5 0,4 1,3 0,2 0,1"],
  tick: ["0,3 2,5 6,1"],
} satisfies Record<string, string[]>;

export type PictogramName = keyof typeof drawn;

export const pictogramNames = Object.keys(drawn) as [PictogramName, ...PictogramName[]];

/** The distance from a corner to the start and the end of its curve, in half cells. */
const CORNER = 0.55;

/** Half of a pictogram's line width (app/styles/components.css), in half cells. */
const HALF_STROKE = 0.2;

const DOT_RADIUS = 0.26;

/** The radius of one of a pictogram's nine dots, in half cells. */
export function dotRadius(name: PictogramName, [x, y]: Position): number {
  return drawn[name].includes(`*${x},${y}`) ? 0.6 : DOT_RADIUS;
}

/** The x at which a pictogram's line or dots begin on the left and end on the right, in half cells. */
export function edgesOf(name: PictogramName): { left: number; right: number } {
  const corners = drawn[name].flatMap((line) => parseLine(line.replace("*", "")));
  const lineXs = corners.map(([x]) => x);
  return {
    left: Math.min(1 - DOT_RADIUS, Math.min(...lineXs) - HALF_STROKE),
    right: Math.max(5 + DOT_RADIUS, Math.max(...lineXs) + HALF_STROKE),
  };
}

/** The lines of a pictogram as SVG path data, with rounded corners. */
export function pictogramPath(name: PictogramName): string {
  return drawn[name]
    .filter((line) => !line.startsWith("*"))
    .map((line) => roundedPath(line, CORNER, (_, [x, y]) => `Q${x} ${y}`))
    .join("");
}
