import { help } from "#app/content/site.ts";
import type { Warning } from "#app/content/warnings.ts";
import { SIZE } from "#app/motif/geometry.ts";
import { palette } from "./palette.ts";
import { pictogram, png, svg } from "./picture.ts";
import { bold, fitText, line, medium, widthOf } from "./text.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 60;
const INSET = 36;
/** Where sand ends and indigo begins. */
const EDGE = 318;
const KNOT = 132;

/** The picture of a warning for shared links: its message as a bubble, its title, the motif and the helpline. */
export function warningPicture({ caption, message, title }: Warning): Buffer {
  const ground = rect(0, 0, WIDTH, EDGE, palette.sand) + rect(0, EDGE, WIDTH, HEIGHT - EDGE, palette.brand);
  const label = line(bold, caption, { x: MARGIN, y: 74, size: 40, colour: palette.alert });
  return png(svg(WIDTH, HEIGHT, [ground, label, bubble(message), advice(title), corner()].join("")), WIDTH);
}

function bubble(message: string): string {
  const { lines, size } = fitText(medium, message, { size: 48, width: WIDTH - 2 * (MARGIN + INSET), rows: 2 });
  const width = Math.max(...lines.map((text) => widthOf(medium, text, size))) + 2 * INSET;
  const [top, height] = [98, 56 * lines.length + 64];
  const [right, bottom, radius] = [MARGIN + width, top + height, 36];
  const arc = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  // The corner towards the caller is sharp, as in a chat.
  const outline = `M${MARGIN} ${top}H${right - radius}${arc(right, top + radius)}V${bottom - radius}${arc(right - radius, bottom)}H${MARGIN + radius}${arc(MARGIN, bottom - radius)}Z`;
  const rows = lines.map((text, row) =>
    line(medium, text, { x: MARGIN + INSET, y: top + 74 + 56 * row, size, colour: palette.ink }),
  );
  return `<path d="${outline}" fill="${palette.white}"/>${rows.join("")}`;
}

/** The title in the middle of the indigo band, left of the corner. */
function advice(title: string): string {
  const { lines, size } = fitText(bold, title, { size: 84, width: 860, rows: 3 });
  const middle = (EDGE + HEIGHT) / 2;
  // 0.72 is the height of the capitals.
  const first = middle + (0.72 * size - (lines.length - 1) * 1.04 * size) / 2;
  return lines.map((text, row) => line(bold, text, { x: MARGIN, y: first + 1.04 * size * row, size })).join("");
}

function corner(): string {
  const size = 84;
  const x = WIDTH - MARGIN - widthOf(bold, help.helpline, size);
  const centre = x + widthOf(bold, help.helpline, size) / 2;
  const knot = `<g transform="translate(${centre - KNOT / 2} ${EDGE + 44}) scale(${KNOT / SIZE})">${pictogram("line")}</g>`;
  return knot + line(bold, help.helpline, { x, y: HEIGHT - 54, size, colour: palette.gold });
}

function rect(x: number, y: number, width: number, height: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
}
