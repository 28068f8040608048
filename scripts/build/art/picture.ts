import { Resvg } from "@resvg/resvg-js";
import { NINE_DOTS, ONE_LINE_PATH } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";

/** An SVG document of the given width and height, whose top left corner is at the origin. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** The motif's nine dots with a radius in half cells. */
export function dots(radius: number): string {
  const circles = NINE_DOTS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  return `<g class="dots" fill="${palette.cream}">${circles.join("")}</g>`;
}

/** The motif's one line in gold, with a width in half cells. */
export function goldLine(width: number): string {
  return `<path fill="none" stroke="${palette.gold}" stroke-width="${width}" d="${ONE_LINE_PATH}"/>`;
}

/** The motif: its line and its dots. */
export function motif(): string {
  return goldLine(0.34) + dots(0.26);
}

/** Draws an SVG document as a PNG, `width` pixels wide. */
export function png(document: string, width: number): Buffer {
  return new Resvg(document, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
