import { readFile } from "node:fs/promises";
import * as harfbuzz from "harfbuzzjs";
import { palette } from "./palette.ts";
import { unpackWoff } from "./woff.ts";

/** A weight of the display face, which has a file for each script. */
type DisplayFont = { latin: harfbuzz.Font; devanagari: harfbuzz.Font };

/** The size of the outlines in both files. */
const UNITS_PER_EM = 2000;

export const bold = await displayFont(700);
export const medium = await displayFont(500);

/** A run of Devanagari, with the joiners between its letters. */
const DEVANAGARI = /([\p{Script_Extensions=Devanagari}\u200C\u200D]+)/u;

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** Whether a text has letters with signs above and below them, which need more space between rows. */
export function isDevanagari(text: string): boolean {
  return DEVANAGARI.test(text);
}

type Place = { x: number; y: number; size: number; colour?: string };

/**
 * A line of text as outlines, because resvg loads no web fonts.
 *
 * @throws Error if the font lacks a letter of the text.
 */
export function line(font: DisplayFont, text: string, { x, y, size, colour = palette.cream }: Place): string {
  const { outlines } = layOut(font, text);
  const scale = size / UNITS_PER_EM;
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines}</g>`;
}

/** The width of a line of text, in the unit of the size. */
export function widthOf(font: DisplayFont, text: string, size: number): number {
  return (layOut(font, text).width * size) / UNITS_PER_EM;
}

/** The outlines of a line of text and its width, in units of the font. */
function layOut({ latin, devanagari }: DisplayFont, text: string) {
  let outlines = "";
  let width = 0;
  for (const run of text.split(DEVANAGARI)) {
    const font = isDevanagari(run) ? devanagari : latin;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint: id, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
      if (id === 0) throw new Error(`The font of the pictures lacks a letter of “${text}”.`);
      outlines += `<path transform="translate(${width + xOffset} ${yOffset})" d="${font.glyphToPath(id)}"/>`;
      width += xAdvance;
    }
  }
  return { outlines, width };
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
export function fitText(font: DisplayFont, text: string, spaces: readonly Space[]): { lines: string[]; size: number } {
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
  for (const { segment: letter } of graphemes.segment(word)) {
    const longer = rows.at(-1) + letter;
    if (hasRoom(longer)) rows[rows.length - 1] = longer;
    else rows.push(letter);
  }
  return rows;
}

/** A static weight of the display face. HarfBuzz cannot unpack the WOFF2 of the pages. */
async function displayFont(weight: number): Promise<DisplayFont> {
  return { latin: await openFont(`latin-${weight}`), devanagari: await openFont(`devanagari-${weight}`) };
}

async function openFont(name: string): Promise<harfbuzz.Font> {
  const file = `../../../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-${name}-normal.woff`;
  const woff = await readFile(new URL(file, import.meta.url));
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(unpackWoff(woff))));
}
