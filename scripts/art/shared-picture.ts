import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import { site } from "#app/content/site.ts";
import { SIZE } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { pictogram, png, svg } from "./picture.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 84;

const bold = await displayFont(700);
const medium = await displayFont(500);

/** The picture for shared links (https://ogp.me): the name, the tagline, the cities and the line. */
export function sharedPicture(): Buffer {
  const tagline = site.tagline.split(/(?<=,) /).map((part, row) => line(medium, part, { y: 322 + 62 * row, size: 52 }));
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.brand}"/>`;
  const drawing = `<g transform="translate(714 ${(HEIGHT - 400) / 2}) scale(${400 / SIZE})">${pictogram("line")}</g>`;
  const name = line(bold, site.name, { y: 236, size: 124 });
  return png(svg(WIDTH, HEIGHT, [ground, name, ...tagline, cities(), drawing].join("")), WIDTH);
}

/** The three cities in a row, each in its colour. */
function cities(): string {
  let indent = 0;
  const drawn = site.cities.map(({ name: city, loop }) => {
    const colour = palette.cities[loop];
    const dot = `<circle cx="${LEFT + indent + 8}" cy="533" r="8" fill="${colour}"/>`;
    const name = line(medium, city, { y: 544, size: 32, indent: indent + 26, colour });
    indent += widthOf(medium, city, 32) + 62;
    return dot + name;
  });
  return drawn.join("");
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
  const place = `translate(${LEFT + indent} ${y}) scale(${scale} ${-scale})`;
  return `<g fill="${colour}" transform="${place}">${paths.join("")}</g>`;
}

/** A static weight of the display face, because fontkit cannot set the weight of a variable WOFF2. */
async function displayFont(weight: number): Promise<fontkit.Font> {
  const file = `../../node_modules/@fontsource/anek-devanagari/files/anek-devanagari-latin-${weight}-normal.woff`;
  return fontkit.create(await readFile(new URL(file, import.meta.url))) as fontkit.Font;
}
