import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import { type Page, pages, sharedPictureOf } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { SIZE } from "#app/motif/geometry.ts";
import { palette } from "#app/motif/palette.ts";
import { dots, goldLine, pictogram, png, svg } from "./picture.ts";

const [WIDTH, HEIGHT] = [1200, 630];
/** The room for text, left of the picture. */
const WORDS = { left: 84, width: 600, lines: 3 };

const bold = await displayFont(700);
const medium = await displayFont(500);

/**
 * The pictures for shared links (https://ogp.me), by their names in public/.
 *
 * @throws if a title is too long for its picture.
 */
export function sharedPictures(): Record<string, Buffer> {
  return Object.fromEntries(
    pages.map((page) => [sharedPictureOf(page.path).slice(1), png(sharedPicture(page), WIDTH)]),
  );
}

/** The home page has the name and the tagline, every other page its title below the name. */
function sharedPicture({ path, title, picture }: Page): string {
  const isHome = path === "/";
  const words = isHome
    ? [
        line(bold, site.name, { y: 236, size: 124 }),
        ...site.tagline.split(/(?<=,) /).map((part, row) => line(medium, part, { y: 322 + 62 * row, size: 52 })),
      ]
    : [
        `<g transform="translate(${WORDS.left} 98) scale(${64 / SIZE})">${goldLine(0.44)}${dots(0.3)}</g>`,
        line(bold, site.name, { y: 145, size: 46, indent: 86 }),
        ...wrap(title, 78).map((part, row) => line(bold, part, { y: 288 + 80 * row, size: 78 })),
      ];
  const [side, left] = isHome ? [400, 714] : [320, 760];
  const drawing = `<g transform="translate(${left} ${(HEIGHT - side) / 2}) scale(${side / SIZE})">${pictogram(picture)}</g>`;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.brand}"/>`;
  return svg(WIDTH, HEIGHT, [ground, ...words, cities(), drawing].join(""));
}

/** The three cities in a row, each in its colour. */
function cities(): string {
  let indent = 0;
  const drawn = site.cities.map((city, index) => {
    const colour = palette.cities[index] ?? palette.cream;
    const dot = `<circle cx="${WORDS.left + indent + 8}" cy="533" r="8" fill="${colour}"/>`;
    const name = line(medium, city, { y: 544, size: 32, indent: indent + 26, colour });
    indent += widthOf(medium, city, 32) + 62;
    return dot + name;
  });
  return drawn.join("");
}

/** Wraps a title between words. */
function wrap(text: string, size: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${broken.at(-1)} ${word}`;
    if (broken.length > 0 && widthOf(bold, longer, size) <= WORDS.width) broken.splice(-1, 1, longer);
    else broken.push(word);
  }
  if (broken.length > WORDS.lines || broken.some((part) => widthOf(bold, part, size) > WORDS.width))
    throw new Error(`“${text}” is too long for its picture.`);
  return broken;
}

function widthOf(font: fontkit.Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

type Place = { y: number; size: number; indent?: number; colour?: string };

/** A line of text as outlines, because resvg loads no web fonts. */
function line(font: fontkit.Font, text: string, { y, size, indent = 0, colour = palette.cream }: Place): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return path;
  });
  const place = `translate(${WORDS.left + indent} ${y}) scale(${scale} ${-scale})`;
  return `<g fill="${colour}" transform="${place}">${paths.join("")}</g>`;
}

/** A static weight of the display face, because fontkit cannot set the weight of a variable WOFF2. */
async function displayFont(weight: number): Promise<fontkit.Font> {
  const file = `../../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-latin-${weight}-normal.woff`;
  return fontkit.create(await readFile(new URL(file, import.meta.url))) as fontkit.Font;
}
