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
  const paths: string[] = [];
  let advance = 0;
  for (const [index, glyph] of glyphs.entries()) {
    paths.push(`<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`);
    advance += positions[index]?.xAdvance ?? 0;
  }
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/** The width of a line of text, in the unit of the size. */
export function widthOf(font: fontkit.Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** A text has no room in its picture. Its `message` is a sentence for the owner. */
export class NoRoomError extends Error {}

type Space = { size: number; width: number; rows: number };

/**
 * Breaks a text between words into rows, in the first space that has room for it. A word that is wider than a row is
 * broken, too.
 *
 * @throws NoRoomError if no space has room for the text.
 */
export function fitText(font: fontkit.Font, text: string, spaces: readonly Space[]): { lines: string[]; size: number } {
  for (const { size, width, rows } of spaces) {
    const lines = breakText(text, (row) => widthOf(font, row, size) <= width);
    if (lines.length <= rows) return { lines, size };
  }
  throw new NoRoomError(`“${text}” is too long for its picture for shared links: shorten it.`);
}

function breakText(text: string, hasRoom: (row: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && hasRoom(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...breakWord(word, hasRoom));
  }
  return lines;
}

function breakWord(word: string, hasRoom: (row: string) => boolean): string[] {
  const rows = [""];
  for (const letter of word) {
    const longer = rows.at(-1) + letter;
    if (hasRoom(longer)) rows[rows.length - 1] = longer;
    else rows.push(letter);
  }
  return rows;
}

/** A static weight of the display face, because fontkit cannot set the weight of a variable WOFF2. */
async function displayFont(weight: number): Promise<fontkit.Font> {
  const file = `../../../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-latin-${weight}-normal.woff`;
  return fontkit.create(await readFile(new URL(file, import.meta.url))) as fontkit.Font;
}
