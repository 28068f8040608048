import type { Page } from "#app/content/pages.ts";
import { help, site } from "#app/content/site.ts";
import { SIZE } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { motif, png, svg } from "./picture.ts";
import { bold, fitText, line, medium, widthOf } from "./text.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const CENTRE = WIDTH / 2;
/** Some chats crop the picture to its middle square. Only the message and drawings may be cut. */
const SQUARE = 590;

/** Where sand ends and indigo begins. */
const EDGE = 316;
const KNOT = 150;
const MESSAGE = { size: 48, width: 1000, rows: 3 };
const ROW = 54;
const TITLES = [
  { size: 84, width: SQUARE, rows: 2 },
  { size: 64, width: SQUARE, rows: 3 },
];

/**
 * The picture of a page for shared links (https://ogp.me): a message in a bubble, the title and the helpline.
 *
 * @throws NoRoomError if a text is too long.
 */
export function pageSharedPicture({ title, shared = { label: "", message: "" } }: Page): Buffer {
  const ground = rect(0, 0, WIDTH, EDGE, palette.sand) + rect(0, EDGE, WIDTH, HEIGHT - EDGE, palette.brand);
  const label = centred(shared.label, { y: 60, size: 44, colour: palette.alert });
  const foot = centred(`${site.name}  ·  Helpline ${help.helpline}`, {
    y: HEIGHT - 34,
    size: 40,
    colour: palette.gold,
  });
  const parts = [ground, label, bubble(shared.message), knot(72), advice(title), knot(WIDTH - 72 - KNOT), foot];
  return png(svg(WIDTH, HEIGHT, parts.join("")), WIDTH);
}

/** The picture of the other pages: the line, the name, the tagline and the cities. */
export function siteSharedPicture(): Buffer {
  const ground = rect(0, 0, WIDTH, HEIGHT, palette.brand);
  const drawing = `<g transform="translate(${CENTRE - 105} 48) scale(${210 / SIZE})">${motif()}</g>`;
  const name = centred(site.name, { y: 366, size: 100 });
  const tagline = site.tagline
    .split(/(?<=,) /)
    .map((part, row) => centred(part, { y: 436 + 58 * row, size: 50 }, medium));
  return png(svg(WIDTH, HEIGHT, [ground, drawing, name, ...tagline, cities()].join("")), WIDTH);
}

/** The cities in a row, each in its colour. */
function cities(): string {
  const [size, gap, spaceOfDot] = [32, 36, 26];
  const widths = site.cities.map(({ name }) => spaceOfDot + widthOf(medium, name, size));
  const allWidths = widths.reduce((sum, width) => sum + width, 0);
  let x = CENTRE - (allWidths + gap * (widths.length - 1)) / 2;
  const drawn = site.cities.map(({ name: city }, index) => {
    const colour = palette.cities[index] ?? palette.cream;
    const dot = `<circle cx="${x + 8}" cy="563" r="8" fill="${colour}"/>`;
    const name = line(medium, city, { x: x + spaceOfDot, y: 574, size, colour });
    x += (widths[index] ?? 0) + gap;
    return dot + name;
  });
  return drawn.join("");
}

/** The message in the middle of the sand, as a bubble in a chat. */
function bubble(message: string): string {
  const lines = fitText(medium, message, [MESSAGE]).lines;
  const width = Math.max(...lines.map((text) => widthOf(medium, text, MESSAGE.size))) + 72;
  const height = ROW * lines.length + 40;
  const [left, top] = [CENTRE - width / 2, 78 + (EDGE - 98 - height) / 2];
  const [right, bottom, radius] = [left + width, top + height, 36];
  const arc = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  // The corner towards the sender is sharp.
  const corners = [
    `M${left} ${top}H${right - radius}${arc(right, top + radius)}`,
    `V${bottom - radius}${arc(right - radius, bottom)}`,
    `H${left + radius}${arc(left, bottom - radius)}Z`,
  ];
  const rows = lines.map((text, row) =>
    line(medium, text, { x: left + 36, y: top + 60 + ROW * row, size: MESSAGE.size, colour: palette.ink }),
  );
  return `<path d="${corners.join("")}" fill="${palette.white}"/>${rows.join("")}`;
}

/** The title in the middle of the indigo band. */
function advice(title: string): string {
  const { lines, size } = fitText(bold, title, TITLES);
  const middle = (EDGE + HEIGHT - 66) / 2;
  // 0.72 is the height of the capitals.
  const first = middle + (0.72 * size - (lines.length - 1) * 1.04 * size) / 2;
  return lines.map((text, row) => centred(text, { y: first + 1.04 * size * row, size })).join("");
}

/** The motif's line beside the title. A crop may cut it. */
function knot(x: number): string {
  const y = (EDGE + HEIGHT - KNOT) / 2;
  return `<g transform="translate(${x} ${y}) scale(${KNOT / SIZE})">${motif()}</g>`;
}

type Centred = { y: number; size: number; colour?: string };

function centred(text: string, { y, size, colour = palette.cream }: Centred, font = bold): string {
  return line(font, text, { x: CENTRE - widthOf(font, text, size) / 2, y, size, colour });
}

function rect(x: number, y: number, width: number, height: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
}
