import type { Page } from "#app/content/pages.ts";
import { help, site } from "#app/content/site.ts";
import { fill } from "#app/content/words.ts";
import { SIZE } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { motif, png, svg } from "./picture.ts";
import { bold, fitText, isDevanagari, line, medium, widthOf } from "./text.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const CENTRE = WIDTH / 2;
/** Some chats crop the picture to its middle square. Only the message and drawings may be cut. */
const SQUARE = 590;

/** Where sand ends and indigo begins. */
const EDGE = 316;
/** Where the label ends. */
const LABEL_END = 78;
/** Where the helpline begins. */
const FOOT_START = HEIGHT - 66;

const MESSAGE = { size: 48, width: 1000, rows: 3 };
const MESSAGE_ROW = 1.125;
/** The space beside the message, and the radius of the bubble's corners. */
const BUBBLE_PADDING = 36;
/** The space below the bubble. */
const BUBBLE_MARGIN = 20;

const TITLES = [
  { size: 84, width: SQUARE, rows: 2 },
  { size: 64, width: SQUARE, rows: 3 },
];
/** The heights of rows and of capitals, as shares of the size. Devanagari has signs above and below its letters. */
const TITLE_ROW = 1.04;
const DEVANAGARI_ROW = 1.25;
const CAPITALS = 0.72;

const KNOT = 150;
const KNOT_MARGIN = 72;

/**
 * The picture of a page for shared links (https://ogp.me): a message in a bubble, the title and the helpline.
 *
 * @throws NoRoomError if a text is too long.
 */
export function pageSharedPicture({ title, texts, shared = { label: "", message: "" } }: Page): Buffer {
  const ground = rect(0, 0, WIDTH, EDGE, palette.sand) + rect(0, EDGE, WIDTH, HEIGHT - EDGE, palette.brand);
  const label = centred(shared.label, { y: 60, size: 44, colour: palette.alert });
  // The dot of this font has no advance, so it stands in the space after it.
  const foot = centred(`${site.name}  ·   ${fill(texts.words.pictureHelpline, help.helpline)}`, {
    y: HEIGHT - 34,
    size: 40,
    colour: palette.gold,
  });
  const knots = knot(KNOT_MARGIN) + knot(WIDTH - KNOT_MARGIN - KNOT);
  const parts = [ground, label, bubble(shared.message), knots, titleInBand(title), foot];
  return png(svg(WIDTH, HEIGHT, parts.join("")), WIDTH);
}

/** The picture of the other pages: the line, the name, the tagline and the cities. */
export function siteSharedPicture(): Buffer {
  const ground = rect(0, 0, WIDTH, HEIGHT, palette.brand);
  const side = 210;
  const drawing = `<g transform="translate(${CENTRE - side / 2} 48) scale(${side / SIZE})">${motif()}</g>`;
  const name = centred(site.name, { y: 366, size: 100 });
  const tagline = site.tagline
    .split(/(?<=,) /)
    .map((part, row) => centred(part, { y: 436 + 58 * row, size: 50 }, medium));
  return png(svg(WIDTH, HEIGHT, [ground, drawing, name, ...tagline, cities()].join("")), WIDTH);
}

/** The cities in a row, each in its colour. */
function cities(): string {
  const size = 32;
  const gap = 36;
  const radius = 8;
  const spaceOfDot = 26;
  const widths = site.cities.map(({ name }) => spaceOfDot + widthOf(medium, name, size));
  const gaps = gap * (widths.length - 1);
  const rowWidth = widths.reduce((sum, width) => sum + width, gaps);
  const parts: string[] = [];
  let x = CENTRE - rowWidth / 2;
  for (const [index, { name }] of site.cities.entries()) {
    const colour = palette.cities[index] ?? palette.cream;
    parts.push(`<circle cx="${x + radius}" cy="563" r="${radius}" fill="${colour}"/>`);
    parts.push(line(medium, name, { x: x + spaceOfDot, y: 574, size, colour }));
    x += (widths[index] ?? 0) + gap;
  }
  return parts.join("");
}

/** The message in the middle of the sand, as a bubble in a chat. */
function bubble(message: string): string {
  const lines = fitText(medium, message, [MESSAGE]).lines;
  const textWidth = Math.max(...lines.map((text) => widthOf(medium, text, MESSAGE.size)));
  const width = textWidth + 2 * BUBBLE_PADDING;
  const rowHeight = MESSAGE.size * rowOf(message, MESSAGE_ROW);
  const height = rowHeight * lines.length + 40;
  const middle = (LABEL_END + EDGE - BUBBLE_MARGIN) / 2;
  const left = CENTRE - width / 2;
  const right = left + width;
  const top = middle - height / 2;
  const bottom = top + height;
  const radius = BUBBLE_PADDING;
  const arc = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  // The corner towards the sender is sharp.
  const corners = [
    `M${left} ${top}H${right - radius}${arc(right, top + radius)}`,
    `V${bottom - radius}${arc(right - radius, bottom)}`,
    `H${left + radius}${arc(left, bottom - radius)}Z`,
  ];
  const rows = lines.map((text, row) => {
    const y = top + 60 + rowHeight * row;
    return line(medium, text, { x: left + BUBBLE_PADDING, y, size: MESSAGE.size, colour: palette.ink });
  });
  return `<path d="${corners.join("")}" fill="${palette.white}"/>${rows.join("")}`;
}

/** The title in the middle of the indigo band. */
function titleInBand(title: string): string {
  const { lines, size } = fitText(bold, title, TITLES);
  const middle = (EDGE + FOOT_START) / 2;
  const rowHeight = size * rowOf(title, TITLE_ROW);
  const firstToLastRow = rowHeight * (lines.length - 1);
  const firstY = middle + (CAPITALS * size - firstToLastRow) / 2;
  return lines.map((text, row) => centred(text, { y: firstY + rowHeight * row, size })).join("");
}

/** The height of a row of a text, as a share of its size. */
function rowOf(text: string, latinRow: number): number {
  return isDevanagari(text) ? DEVANAGARI_ROW : latinRow;
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
