import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import { palette } from "./palette.ts";

export const bold = await displayFont(700);
export const medium = await displayFont(500);

type Place = { x: number; y: number; size: number; colour?: string };

/**
 * A line of text as outlines, because resvg loads no web fonts.
 *
 * @throws Error if the font lacks a letter of the text.
 */
export function line(font: fontkit.Font, text: string, { x, y, size, colour = palette.cream }: Place): string {
  const { glyphs, positions } = font.layout(text);
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`The font of the pictures lacks a letter of “${text}”.`);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`;
    advance += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/** The width of a line of text, in the unit of the size. */
export function widthOf(font: fontkit.Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

type Space = { size: number; width: number; rows: number };

/** Breaks a text between words into at most so many rows of this width, in a smaller size if it needs more. */
export function fitText(
  font: fontkit.Font,
  text: string,
  { size, width, rows }: Space,
): { lines: string[]; size: number } {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(font, longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.length > rows ? fitText(font, text, { size: size - 2, width, rows }) : { lines, size };
}

/** A static weight of the display face, because fontkit cannot set the weight of a variable WOFF2. */
async function displayFont(weight: number): Promise<fontkit.Font> {
  const file = `../../../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-latin-${weight}-normal.woff`;
  return fontkit.create(await readFile(new URL(file, import.meta.url))) as fontkit.Font;
}
