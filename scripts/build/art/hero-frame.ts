import {
  CITY_LOOP_CORNERS,
  CITY_LOOP_PATHS,
  parseLine,
  RADIUS,
  SIZE,
  WOVEN,
  WOVEN_PATHS,
} from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { dots, svg } from "./picture.ts";

/** Width and height of the video, in pixels. */
export const SIDE = 1080;

/** The length of the video, in seconds. */
export const DURATION_S = 7;

/** When each scene of the first loop starts and ends, in seconds. The video starts and ends with the whole picture. */
const scenes = {
  loopIsUndone: [0.6, 1.4],
  loopIsDrawn: [1.6, 3.4],
  lightTravels: [4, 5.8],
} as const;

/** The time between the starts of two loops, in seconds. */
const LOOP_DELAY_S = 0.4;

/** The length of the light, as a share of the loop. */
const TAIL = 0.12;

/** A quarter circle is this much shorter than the corner that it rounds, in half cells. */
const SAVED_BY_CURVE = RADIUS * (2 - Math.PI / 2);

/** The frame at a time in seconds. */
export function frame(time: number): string {
  const loops = WOVEN_PATHS.map((_, loop) => loopAt(loop, time));
  const ground = `<rect width="${SIZE}" height="${SIZE}" fill="${palette.brand}"/>`;
  return svg(SIZE, SIZE, ground + loops.join("") + dots(WOVEN.dot));
}

/** A loop and its light at a time. */
function loopAt(loop: number, time: number): string {
  const ownTime = time - LOOP_DELAY_S * loop;
  const undone = progress("loopIsUndone", time);
  const drawn = progress("loopIsDrawn", ownTime);
  const line = drawn > 0 ? { from: 0, to: drawn } : { from: undone, to: 1 };
  // The light comes out of the start of the loop, and ends there.
  const head = progress("lightTravels", ownTime) * (1 + TAIL);
  const light = { from: Math.max(0, head - TAIL), to: Math.min(1, head) };
  return partOf(loop, line, palette.cities[loop]) + partOf(loop, light, palette.cream);
}

type Part = { from: number; to: number };

/** A part of a woven loop, between two shares of its length. */
function partOf(loop: number, { from, to }: Part, colour: string = palette.cream): string {
  if (from >= to) return "";
  const id = `part-${loop}-${colour.slice(1)}`;
  const length = lengthOf(loop);
  const dashes = `stroke-dasharray="${(to - from) * length} ${length}" stroke-dashoffset="${-from * length}"`;
  const isWhole = to - from === 1;
  const mask = isWhole ? "" : ` mask="url(#${id})"`;
  // The mask is wider than the line, so that it cuts the line at its ends only.
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${SIZE}" height="${SIZE}">` +
    `${stroke(CITY_LOOP_PATHS[loop], "#fff", 2 * WOVEN.line)} ${dashes}/></mask>` +
    `<g${mask}>${stroke(WOVEN_PATHS[loop], colour, WOVEN.line)}/></g>`
  );
}

function stroke(path = "", colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"`;
}

/** The length of a loop, in half cells. */
function lengthOf(loop: number): number {
  const corners = parseLine(CITY_LOOP_CORNERS[loop] ?? "");
  const sides = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY) - SAVED_BY_CURVE;
  });
  return sides.reduce((sum, side) => sum + side, 0);
}

/** How much of a scene has passed, from 0 to 1. It starts and ends slowly. */
function progress(scene: keyof typeof scenes, time: number): number {
  const [start, end] = scenes[scene];
  const share = Math.min(1, Math.max(0, (time - start) / (end - start)));
  return share * share * (3 - 2 * share);
}
