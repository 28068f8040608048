import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import { type Page, pages, sharedPictureOf } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { drawings } from "#app/motif/drawings.ts";
import { JOINING_MIRRORS, type Point, SIZE } from "#app/motif/geometry.ts";
import { palette } from "#app/motif/palette.ts";
import { dots, goldLine, png, svg } from "./picture.ts";

const [WIDTH, HEIGHT] = [1200, 630];
/** The room for text, left of the drawing. */
const WORDS = { left: 84, width: 600, lines: 3 };

const bold = await displayFont(700);
const medium = await displayFont(500);

/**
 * The sharing pictures (https://ogp.me), by their names in public/.
 *
 * @throws if a title is too long for its picture.
 */
export function sharedPictures(): Record<string, Buffer> {
  return Object.fromEntries(
    pages.map((page) => [sharedPictureOf(page.path).slice(1), png(sharedPicture(page), WIDTH)]),
  );
}

/** The home page's has the name and the tagline, any other its title below the name. */
function sharedPicture({ path, title, drawing }: Page): string {
  const isHome = path === "/";
  const words = isHome
    ? [
        line(bold, site.name, { y: 236, size: 124 }),
        ...site.tagline.split(/(?<=,) /).map((part, row) => line(medium, part, { y: 322 + 62 * row, size: 52 })),
      ]
    : [
        `<g transform="translate(${WORDS.left} 98) scale(${64 / SIZE})">${goldLine(0.44)}${dots(0.3)}</g>`,
        line(bold, site.name, { y: 145, size: 46, indent: 86 }),
        ...lines(bold, title, 78).map((part, row) => line(bold, part, { y: 288 + 80 * row, size: 78 })),
      ];
  const mirrors = isHome ? JOINING_MIRRORS : (drawings[drawing] as readonly Point[]);
  return svg(
    WIDTH,
    HEIGHT,
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.brand}"/>`,
      ...words,
      cities(),
      `<g transform="translate(714 115) scale(${400 / SIZE})">${goldLine(0.34, mirrors)}${dots(0.26)}</g>`,
    ].join(""),
  );
}

/** The three cities in a row, each in its colour. */
function cities(): string {
  let x = WORDS.left;
  const drawn = site.cities.map((city, index) => {
    const colour = palette.cities[index] ?? palette.cream;
    const dot = `<circle cx="${x + 8}" cy="533" r="8" fill="${colour}"/>`;
    const name = outlines(medium, city, { x: x + 26, y: 544, size: 32, colour });
    x += widthOf(medium, city, 32) + 62;
    return dot + name;
  });
  return drawn.join("");
}

/** A text, wrapped between words. */
function lines(font: fontkit.Font, text: string, size: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${broken.at(-1)} ${word}`;
    if (broken.length > 0 && widthOf(font, longer, size) <= WORDS.width) broken.splice(-1, 1, longer);
    else broken.push(word);
  }
  if (broken.length > WORDS.lines || broken.some((part) => widthOf(font, part, size) > WORDS.width))
    throw new Error(`“${text}” is too long for its picture.`);
  return broken;
}

function line(font: fontkit.Font, text: string, { y, size, indent = 0 }: { y: number; size: number; indent?: number }) {
  return outlines(font, text, { x: WORDS.left + indent, y, size, colour: palette.cream });
}

function widthOf(font: fontkit.Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** A line of text as outlines, from its start on its baseline; sizes in the picture's units. */
function outlines(
  font: fontkit.Font,
  text: string,
  at: { x: number; y: number; size: number; colour: string },
): string {
  const { glyphs, positions } = font.layout(text);
  const scale = at.size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const path = `<path transform="translate(${x + (position?.xOffset ?? 0)} 0)" d="${glyph.path.toSVG()}"/>`;
    x += position?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${at.colour}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/** The static cut of the site's display font: resvg cannot set the weight of the variable one. */
async function displayFont(weight: number): Promise<fontkit.Font> {
  const file = `../../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-latin-${weight}-normal.woff`;
  return fontkit.create(await readFile(new URL(file, import.meta.url))) as fontkit.Font;
}
