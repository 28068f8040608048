import { site } from "#app/content/site.ts";
import { SIZE } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { pictogram, png, svg } from "./picture.ts";
import { bold, line, medium, widthOf } from "./text.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 84;

/** The picture for shared links (https://ogp.me): the name, the tagline, the cities and the line. */
export function sharedPicture(): Buffer {
  const tagline = site.tagline
    .split(/(?<=,) /)
    .map((part, row) => line(medium, part, { x: LEFT, y: 322 + 62 * row, size: 52 }));
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.brand}"/>`;
  const drawing = `<g transform="translate(714 ${(HEIGHT - 400) / 2}) scale(${400 / SIZE})">${pictogram("line")}</g>`;
  const name = line(bold, site.name, { x: LEFT, y: 236, size: 124 });
  return png(svg(WIDTH, HEIGHT, [ground, name, ...tagline, cities(), drawing].join("")), WIDTH);
}

/** The cities in a row, each in its colour. */
function cities(): string {
  let x = LEFT;
  const drawn = site.cities.map(({ name: city }, index) => {
    const colour = palette.cities[index] ?? palette.cream;
    const dot = `<circle cx="${x + 8}" cy="533" r="8" fill="${colour}"/>`;
    const name = line(medium, city, { x: x + 26, y: 544, size: 32, colour });
    x += widthOf(medium, city, 32) + 62;
    return dot + name;
  });
  return drawn.join("");
}
