import { dotsOf, JOINING_MIRRORS, NINE_DOTS, type Point, SIZE, traceLoops } from "#app/motif/geometry.ts";
import { palette } from "#app/motif/palette.ts";
import { dots, goldLine, svg } from "./picture.ts";
import { type Polyline, partOf, pointAt, polyline } from "./polyline.ts";

export const WIDTH = 1280;
export const HEIGHT = 720;

// Pixels to a half cell; then lengths in half cells.
const UNIT = 94;
const LINE = 0.26;
const DOT = 0.22;
const TAIL = 6;
const TAIL_LAYERS = 12;

// What happens when, in seconds. It begins and ends with the poster's picture, so that neither shows a cut.
const scenes = {
  lineThins: [0.25, 1],
  dotLeaves: [0.4, 0.8],
  dotAppears: [0.85, 1.35],
  loopIsDrawn: [1.5, 3.1],
  jointsGlow: [3.5, 4.6],
  loopsOpen: [3.9, 4.7],
  goldSpreads: [3.9, 5.1],
  lightTravels: [4.9, 7.8],
} as const;

const cities = traceLoops().map((loop, index) => ({
  line: polyline(loop),
  stretches: stretchesOf(loop),
  colour: palette.cities[index] ?? palette.gold,
}));
const [joined = []] = traceLoops(JOINING_MIRRORS);
const joinedStretches = stretchesOf(joined);
const oneLine = polyline(joined);

/** The poster: the hero video's first picture. */
export function poster(): string {
  return stage(goldLine(LINE) + dots(DOT));
}

/** The hero video's picture at a time in seconds. */
export function frame(time: number): string {
  const travelled = progress("lightTravels", time, cruise);
  const light = {
    way: travelled * oneLine.length,
    strength: smooth(Math.min(1, 12 * travelled, 12 * (1 - travelled))),
  };
  return stage(lines(time) + jointsGlow(time) + travellingLight(light) + livingDots(time, light));
}

function lines(time: number): string {
  const thinned = progress("lineThins", time);
  if (thinned < 1) return goldLine(LINE * (1 - thinned));
  const spread = progress("goldSpreads", time);
  if (spread === 1) return goldLine(LINE);
  if (spread > 0) return openingLoops(progress("loopsOpen", time), spread);
  return cities
    .map(({ line, colour }, index) => {
      const drawn = progress("loopIsDrawn", time - 0.25 * index);
      return drawn > 0 ? stroke(partOf(line, 0, drawn * line.length), colour) : "";
    })
    .join("");
}

/** The three loops turn away from themselves at the joining mirrors and become one line, gold from there on. */
function openingLoops(open: number, spread: number): string {
  const line = polyline(joined, (point) => (isMirror(point) ? open : 1));
  const runs = runsOf(line);
  const inCityColours = runs
    .toSorted((a, b) => a.city - b.city)
    .map(({ start, end, city }) => stroke(partOf(line, start, end), cities[city]?.colour ?? palette.gold));
  return inCityColours.join("") + goldFromJoints(runs, spread);
}

type Run = { line: Polyline; start: number; end: number; city: number };

/** The runs of the one line between two joining mirrors, each with the city whose loop it belonged to. */
function runsOf(line: Polyline): Run[] {
  const mirrors = joined.flatMap((point, index) => (isMirror(point) ? [index] : []));
  const starts = mirrors.map((index) => line.passes[index] ?? 0);
  const [first = 0] = starts;
  return mirrors.map((index, run) => ({
    line,
    start: starts[run] ?? 0,
    end: starts[run + 1] ?? first + line.length,
    city: cities.findIndex(({ stretches }) => stretches.includes(joinedStretches[index] ?? "")),
  }));
}

/** Gold on the line around each joining mirror; with a spread of 1 it is the whole line. */
function goldFromJoints(runs: Run[], spread: number): string {
  const reach = (Math.max(...runs.map(({ start, end }) => end - start)) / 2) * spread;
  const parts = runs.flatMap(({ line, start, end }) =>
    2 * reach >= end - start
      ? [partOf(line, start, end)]
      : [partOf(line, start, start + reach), partOf(line, end - reach, end)],
  );
  return parts.map((part) => stroke(part, palette.gold)).join("");
}

function jointsGlow(time: number): string {
  const strength = Math.sin(Math.PI * progress("jointsGlow", time));
  return JOINING_MIRRORS.map((mirror) => glow(mirror, 0.7, 0.8 * strength)).join("");
}

type Light = { way: number; strength: number };

/** A light on the line, with a tail: layers that each begin further back, so that the front is the brightest. */
function travellingLight({ way, strength }: Light): string {
  if (strength === 0) return "";
  const layers = Array.from({ length: TAIL_LAYERS }, (_, index) => {
    const tail = (TAIL * strength * (index + 1)) / TAIL_LAYERS;
    return stroke(partOf(oneLine, way - tail, way), palette.cream, 0.22 * strength);
  });
  const [x, y] = pointAt(oneLine, way);
  return `${layers.join("")}<circle cx="${x}" cy="${y}" r="${0.2 * strength}" fill="${palette.cream}"/>`;
}

/** The dots leave and appear in a wave from the top left, and swell a little when the light passes. */
function livingDots(time: number, light: Light): string {
  const [lightX, lightY] = pointAt(oneLine, light.way);
  const circles = dotsOf(NINE_DOTS).map(([x, y]) => {
    const wave = time - 0.04 * (x + y);
    const size = 1 - progress("dotLeaves", wave) + progress("dotAppears", wave);
    const swell = 0.3 * light.strength * Math.exp(-((x - lightX) ** 2 + (y - lightY) ** 2));
    return `<circle cx="${x}" cy="${y}" r="${DOT * size * (1 + swell)}"/>`;
  });
  return `<g fill="${palette.cream}">${circles.join("")}</g>`;
}

function glow([x, y]: Point, radius: number, opacity: number): string {
  return opacity > 0.001 ? `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)" opacity="${opacity}"/>` : "";
}

function stroke(path: string, colour: string, opacity = 1): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${LINE}" ${round} opacity="${opacity}"/>`;
}

/** The motif's place: in the middle of the frame, on the brand's colour, with calm space around it. */
function stage(drawing: string): string {
  const [left, top] = [(WIDTH - SIZE * UNIT) / 2, (HEIGHT - SIZE * UNIT) / 2];
  const fade = [
    [0, 0.8],
    [0.3, 0.45],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${palette.cream}" stop-opacity="${opacity}"/>`);
  const gradient = drawing.includes("#glow") ? `<radialGradient id="glow">${fade.join("")}</radialGradient>` : "";
  return svg(
    WIDTH,
    HEIGHT,
    `${gradient}<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.brand}"/>` +
      `<g transform="translate(${left} ${top}) scale(${UNIT})">${drawing}</g>`,
  );
}

function isMirror([x, y]: Point): boolean {
  return JOINING_MIRRORS.some(([mirrorX, mirrorY]) => mirrorX === x && mirrorY === y);
}

/** The stretches that leave each of a loop's points, named alike whichever way they are passed. */
function stretchesOf(loop: readonly Point[]): string[] {
  return loop.map((point, index) => [point, loop[(index + 1) % loop.length] as Point].map(String).sort().join("–"));
}

/** The progress of a scene at a time, from 0 to 1. */
function progress(scene: keyof typeof scenes, time: number, ease = smooth): number {
  const [start, end] = scenes[scene];
  return ease(Math.min(1, Math.max(0, (time - start) / (end - start))));
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** At constant speed, except for a soft start and end. */
function cruise(share: number): number {
  const soft = 1 / 6;
  if (share > 0.5) return 1 - cruise(1 - share);
  return (share < soft ? share ** 2 / (2 * soft) : share - soft / 2) / (1 - soft);
}
