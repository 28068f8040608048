import { CITY_LOOP_CORNERS, ONE_LINE_CORNERS, type Position, parseLine, SIZE } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { dots, goldLine, svg } from "./picture.ts";
import { partOf, polyline } from "./polyline.ts";

/** Width and height of the video, in pixels. */
export const SIDE = 1080;

/** The side of half a cell, in pixels. All lengths below are in half cells. */
const UNIT = 160;
/** The width of the line. */
const LINE = 0.24;
/** The radius of a dot. */
const DOT = 0.2;
/** The length of the light that travels along the line. */
const TAIL = 2.5;
/** The light grows in this share of its way at the start, and shrinks in an equal share at the end. */
const FADE_SHARE = 1 / 12;
/** The time between the starts of two loops, in seconds. */
const LOOP_DELAY_S = 0.12;

/** When each scene starts and ends, in seconds. The video starts and ends with the poster, so the loop has no cut. */
const scenes = {
  lineIsUndone: [1, 1.8],
  loopIsDrawn: [1.6, 2.9],
  loopsOpen: [3.3, 3.9],
  goldSpreads: [3.3, 4.3],
  lightTravels: [4.5, 7.8],
} as const;

const cities = CITY_LOOP_CORNERS.map((loop, index) => ({
  line: polyline(pointsOf(loop)),
  colour: palette.cities[index] ?? palette.gold,
}));
/** The loops joined into one line. A mirror is a point where two loops cross, and where this line turns instead. */
const joined = pointsOf(ONE_LINE_CORNERS);
const oneLine = polyline(joined);
const [pune, bengaluru, hyderabad] = palette.cities;
/** The colours of the line's runs. A run leads from one mirror to the next, and lies on the loop of one city. */
const runColours = [bengaluru, hyderabad, bengaluru, pune];

/** The poster, which is also the video's first frame. */
export function poster(): string {
  return stage(goldLine(LINE) + dots(DOT));
}

/** The frame at a time in seconds. */
export function frame(time: number): string {
  const travelled = progress("lightTravels", time, cruise);
  const fadeIn = travelled / FADE_SHARE;
  const fadeOut = (1 - travelled) / FADE_SHARE;
  const strength = smooth(Math.min(1, fadeIn, fadeOut));
  const head = travelled * oneLine.length;
  const tail = head - TAIL * strength;
  // A plain shape keeps the video small.
  const light = strength > 0 ? stroke(partOf(oneLine, tail, head), palette.cream) : "";
  return stage(lines(time) + light + dots(DOT));
}

function lines(time: number): string {
  const undone = progress("lineIsUndone", time);
  const spread = progress("goldSpreads", time);
  const isWhole = undone === 0 || spread === 1;
  if (isWhole) return goldLine(LINE);
  if (spread > 0) return openingLoops(progress("loopsOpen", time), spread);
  return restOfLine(undone) + growingLoops(time);
}

/** The one line without the share that is undone. */
function restOfLine(undone: number): string {
  return undone < 1 ? stroke(partOf(oneLine, undone * oneLine.length, oneLine.length), palette.gold) : "";
}

/** The cities' loops, which are drawn shortly after each other. */
function growingLoops(time: number): string {
  const loops = cities.map(({ line, colour }, index) => {
    const share = progress("loopIsDrawn", time - LOOP_DELAY_S * index);
    return share > 0 ? stroke(partOf(line, 0, share * line.length), colour) : "";
  });
  return loops.join("");
}

/** At the mirrors the three loops turn away from each other and become one line. Gold spreads from the mirrors. */
function openingLoops(open: number, spread: number): string {
  const line = polyline(joined, (point) => (isMirror(point) ? open : 1));
  const mirrorDistances = line.loopDistances.filter((_, index) => isMirror(joined[index] as Position));
  const [first = 0, ...others] = mirrorDistances;
  // The last run leads to the first mirror of the next lap.
  const ends = [...others, first + line.length];
  const runs = mirrorDistances.map((start, index) => ({
    start,
    end: ends[index] ?? start,
    colour: runColours[index] ?? palette.gold,
  }));
  const longest = Math.max(...runs.map(({ start, end }) => end - start));
  const reach = (longest / 2) * spread;
  const loops = runs.map(({ start, end, colour }) => stroke(partOf(line, start, end), colour));
  const gold = runs.map(({ start }) => stroke(partOf(line, start - reach, start + reach), palette.gold));
  return [...loops, ...gold].join("");
}

function stroke(path: string, colour: string): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${LINE}" ${round}/>`;
}

/** The drawing in the middle of a square of the brand's colour. */
function stage(drawing: string): string {
  const margin = (SIDE - SIZE * UNIT) / 2;
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${palette.brand}"/>`;
  return svg(SIDE, SIDE, `${ground}<g transform="translate(${margin} ${margin}) scale(${UNIT})">${drawing}</g>`);
}

function isMirror([x, y]: Position): boolean {
  return y === 5 && (x === 2 || x === 4);
}

/** Every point of a line at which x and y are whole numbers. */
function pointsOf(line: string): Position[] {
  const corners = parseLine(line);
  return corners.slice(1).flatMap(([toX, toY], index) => {
    const [x, y] = corners[index] as Position;
    const dx = Math.sign(toX - x);
    const dy = Math.sign(toY - y);
    return Array.from({ length: Math.abs(toX - x) }, (_, step) => [x + step * dx, y + step * dy] as const);
  });
}

/** How much of a scene has passed, from 0 to 1. */
function progress(scene: keyof typeof scenes, time: number, ease = smooth): number {
  const [start, end] = scenes[scene];
  return ease(Math.min(1, Math.max(0, (time - start) / (end - start))));
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Constant speed, but for the first and the last sixth of the time, in which the speed grows and falls. */
function cruise(share: number): number {
  if (share > 0.5) return 1 - cruise(1 - share);
  const start = 1 / 6;
  const speed = 1 / (1 - start);
  if (share < start) return (speed * share ** 2) / (2 * start);
  return speed * (share - start / 2);
}
