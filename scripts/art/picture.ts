import { Resvg } from "@resvg/resvg-js";
import { dotsOf, JOINING_MIRRORS, lineAround, NINE_DOTS, type Point } from "#app/motif/geometry.ts";
import { palette } from "#app/motif/palette.ts";

/** An SVG document of the given width and height, whose top left corner is at the origin. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** The motif's nine dots with a radius in half cells. */
export function dots(radius: number): string {
  const circles = dotsOf(NINE_DOTS).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  return `<g fill="${palette.cream}">${circles.join("")}</g>`;
}

/** The motif's line in gold, with a width in half cells; its one line, or the one that other mirrors make. */
export function goldLine(width: number, mirrors: readonly Point[] = JOINING_MIRRORS): string {
  const line = lineAround(mirrors);
  return `<path fill="none" stroke="${palette.gold}" stroke-width="${width}" d="${line}"/>`;
}

/** Draws an SVG document as a PNG, `width` pixels wide. */
export function png(document: string, width: number): Buffer {
  return new Resvg(document, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
