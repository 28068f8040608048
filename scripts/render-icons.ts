// npm run render:icons: draws the icons and the picture for shared links into public/, always with the same bytes.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";
import { runnerImport } from "vite";
import { SIZE } from "../app/motif/geometry.ts";
import { palette } from "../app/motif/palette.ts";
import { dots, goldLine, png, svg } from "./picture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { site } = (await runnerImport<typeof import("../app/content/site.ts")>(`${root}app/content/site.ts`)).module;

const large = goldLine(0.4) + dots(0.28);
// Below 24 px there is no room for the dots beside the line.
const small = goldLine(0.5);
const whereThereIsRoom = `<style>@media(max-width:23px){g g{display:none}}</style>${goldLine(0.44)}${dots(0.3)}`;

await write("favicon.svg", tile(whereThereIsRoom, { margin: 0.4, corner: 1.4 }));
await write(
  "favicon.ico",
  ico([16, 32].map((size) => png(tile(size < 24 ? small : large, { margin: 0.4, corner: 1.4 }), size))),
);
await write("icon-192.png", png(tile(large, { margin: 0.8, corner: 1.5 }), 192));
await write("icon-512.png", png(tile(large, { margin: 0.8, corner: 1.5 }), 512));
// iOS and Android cut these to their own shapes; the motif stays inside the circle of 80 % that Android leaves.
await write("apple-touch-icon.png", png(tile(large, { margin: 1.1, corner: 0 }), 180));
await write("icon-maskable-512.png", png(tile(large, { margin: 1.75, corner: 0 }), 512));
await write("og.png", png(await sharedPicture(), 1200));

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(`${root}public/${name}`, content);
  console.log(`public/${name}: ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
}

/** A drawing of the motif on a tile of the brand's colour, with its margin and corner radius in half cells. */
function tile(drawing: string, { margin, corner }: { margin: number; corner: number }): string {
  const side = SIZE + 2 * margin;
  const ground = `<rect width="${side}" height="${side}" rx="${corner}" fill="${palette.brand}"/>`;
  return svg(side, side, `${ground}<g transform="translate(${margin} ${margin})">${drawing}</g>`);
}

/** Puts square PNGs, each smaller than 256 px, into an ICO file: a directory of 16 bytes for each, then the pictures. */
function ico(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = header.subarray(6 + 16 * index);
    const side = picture.readUInt32BE(16); // the width in the PNG's own header
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4); // colour planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

/** What shows where a link to the site is shared (Open Graph), 1200×630. */
async function sharedPicture(): Promise<string> {
  const bold = await displayFont(700);
  const medium = await displayFont(500);
  const tagline = site.tagline.split(/(?<=,) /);
  let cityX = 84;
  const cities = site.cities.map((city, index) => {
    const colour = palette.cities[index] ?? palette.cream;
    const { width, drawing } = text(medium, city, { x: cityX + 26, y: 512, size: 32, colour });
    const dot = `<circle cx="${cityX + 8}" cy="501" r="8" fill="${colour}"/>`;
    cityX += width + 62;
    return dot + drawing;
  });
  return svg(
    1200,
    630,
    [
      `<rect width="1200" height="630" fill="${palette.brand}"/>`,
      text(bold, site.name, { x: 78, y: 236, size: 124, colour: palette.cream }).drawing,
      ...tagline.map(
        (line, index) => text(medium, line, { x: 82, y: 322 + 62 * index, size: 52, colour: palette.cream }).drawing,
      ),
      ...cities,
      `<g transform="translate(714 115) scale(${400 / SIZE})">${goldLine(0.34)}${dots(0.26)}</g>`,
    ].join(""),
  );
}

/** The static cut of the site's display font: resvg cannot set the weight of the variable one. */
async function displayFont(weight: number): Promise<fontkit.Font> {
  const file = import.meta.resolve(`@fontsource/anek-devanagari/files/anek-devanagari-latin-${weight}-normal.woff`);
  return fontkit.create(await readFile(fileURLToPath(file))) as fontkit.Font;
}

/** A line of text as outlines, from its start on its baseline; sizes in the picture's units. */
function text(font: fontkit.Font, line: string, at: { x: number; y: number; size: number; colour: string }) {
  const { glyphs, positions, advanceWidth } = font.layout(line);
  const scale = at.size / font.unitsPerEm;
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index];
    const outline = `<path transform="translate(${x + (position?.xOffset ?? 0)} 0)" d="${glyph.path.toSVG()}"/>`;
    x += position?.xAdvance ?? 0;
    return outline;
  });
  const transform = `translate(${at.x} ${at.y}) scale(${scale} ${-scale})`;
  return {
    width: advanceWidth * scale,
    drawing: `<g fill="${at.colour}" transform="${transform}">${outlines.join("")}</g>`,
  };
}
