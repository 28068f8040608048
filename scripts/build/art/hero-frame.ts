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
export const DURATION_S = 6;

/** When each scene of the first loop starts and ends, in seconds. The video starts and ends with the whole picture. */
const scenes = {
  loopsFade: [0.4, 1.1],
  loopIsDrawn: [1.2, 3.4],
} as const;

/** The time between the starts of two loops, in seconds. */
const LOOP_DELAY_S = 0.9;

/** How much of a loop stays visible until it is drawn. */
const FADED_OPACITY = 0.3;

/** A quarter circle is this much shorter than the corner that it rounds, in half cells. */
const SAVED_BY_CURVE = RADIUS * (2 - Math.PI / 2);

/** The frame at a time in seconds. */
export function frame(time: number): string {
  const loops = WOVEN_PATHS.map((_, loop) => loopAt(loop, time));
  const ground = `<rect width="${SIZE}" height="${SIZE}" fill="${palette.brand}"/>`;
  return svg(SIZE, SIZE, ground + loops.join("") + dots(WOVEN.dot));
}

/** A loop at a time: faded, and over it the part that is drawn. */
function loopAt(loop: number, time: number): string {
  const opacity = 1 - progress("loopsFade", time) * (1 - FADED_OPACITY);
  const drawn = progress("loopIsDrawn", time - LOOP_DELAY_S * loop);
  const faded = `<g opacity="${opacity}">${partOf(loop, 1)}</g>`;
  return drawn === 1 ? partOf(loop, 1) : faded + partOf(loop, drawn);
}

/** A woven loop from its start to a share of its length. */
function partOf(loop: number, share: number): string {
  const line = `${stroke(WOVEN_PATHS[loop], palette.cities[loop], WOVEN.line)}/>`;
  if (share === 0 || share === 1) return share === 1 ? line : "";
  const length = lengthOf(loop);
  // The mask is wider than the line, so that it cuts the line at its ends only.
  return (
    `<mask id="part-${loop}" maskUnits="userSpaceOnUse" x="0" y="0" width="${SIZE}" height="${SIZE}">` +
    `${stroke(CITY_LOOP_PATHS[loop], "#fff", 2 * WOVEN.line)} stroke-dasharray="${share * length} ${length}"/></mask>` +
    `<g mask="url(#part-${loop})">${line}</g>`
  );
}

function stroke(path = "", colour = "", width: number): string {
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
