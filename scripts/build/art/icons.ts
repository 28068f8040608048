import { SIZE } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { dots, goldLine, png, svg } from "./picture.ts";

const large = goldLine(0.4) + dots(0.28);
// Below 24 px there is no room for dots beside the line.
const small = goldLine(0.5);
const responsive = `<style>@media(max-width:23px){.dots{display:none}}</style>${goldLine(0.44)}${dots(0.3)}`;

const browserTab = { margin: 0.4, corner: 1.4 };

/** How to draw each of the site's icons, by its path on the site. */
export const icons = {
  "/favicon.svg": () => tile(responsive, browserTab),
  "/favicon.ico": () => ico([png(tile(small, browserTab), 16), png(tile(large, browserTab), 32)]),
  "/icon-192.png": () => png(tile(large, { margin: 0.8, corner: 1.5 }), 192),
  "/icon-512.png": () => png(tile(large, { margin: 0.8, corner: 1.5 }), 512),
  // iOS and Android crop these to their own shapes; the motif stays inside the 80 % circle that Android guarantees.
  "/apple-touch-icon.png": () => png(tile(large, { margin: 1.1, corner: 0 }), 180),
  "/icon-maskable-512.png": () => png(tile(large, { margin: 1.75, corner: 0 }), 512),
};

/** A drawing of the motif on a tile of the brand's colour, with its margin and corner radius in half cells. */
function tile(drawing: string, { margin, corner }: { margin: number; corner: number }): string {
  const side = SIZE + 2 * margin;
  const ground = `<rect width="${side}" height="${side}" rx="${corner}" fill="${palette.brand}"/>`;
  return svg(side, side, `${ground}<g transform="translate(${margin} ${margin})">${drawing}</g>`);
}

/**
 * Packs square PNGs, each smaller than 256 px, into an ICO file: a directory entry of 16 bytes for each, then the
 * images.
 */
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
