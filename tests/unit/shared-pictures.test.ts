import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { englishPages, type Page } from "#app/content/pages.ts";
import { pageSharedPicture } from "../../scripts/build/art/shared-picture.ts";
import { staticFiles } from "../../scripts/build/static-files.ts";

const WIDTH = 1200;
const HEIGHT = 630;
/** The middle square, to which some chats crop a picture. */
const SQUARE = [285, 915] as const;
const paths = ["/trainings/the-police-do-not-arrest-anyone-on-a-video-call", "/trainings/lost-money"];
const shared = englishPages.filter(({ path }) => paths.includes(path));
const page = shared[0] as Page;

/** The pixels of a PNG, four bytes for each. */
function pixelsOf(png: Buffer): Buffer {
  const image = `<image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${image}</svg>`).render()
    .pixels;
}

/** What another text changes in a page's picture: the outermost columns, and each pixel's brightness (0 to 255). */
function changedBy(page: Page, other: Partial<Page>) {
  const before = pixelsOf(pageSharedPicture(page));
  const after = pixelsOf(pageSharedPicture({ ...page, ...other }));
  const columns: number[] = [];
  const brightness: number[] = [];
  for (let at = 0; at < before.length; at += 4) {
    if (before.readUInt32BE(at) === after.readUInt32BE(at)) continue;
    columns.push((at / 4) % WIDTH);
    brightness.push((before.readUInt8(at) + before.readUInt8(at + 1) + before.readUInt8(at + 2)) / 3);
  }
  const [left, right] = columns.reduce(([low, high], x) => [Math.min(low, x), Math.max(high, x)], [WIDTH, 0]);
  return { left, right, brightness };
}

const shareOf = (numbers: number[], isMeant: (number: number) => boolean) =>
  numbers.filter(isMeant).length / numbers.length;

test.for(shared)(
  "the picture of $path has its message dark on light, and its title inside the middle square",
  (page) => {
    const { label = "" } = page.shared ?? {};
    expect(staticFiles[`${page.path}.png`]?.()).toEqual(pageSharedPicture(page));
    const message = changedBy(page, { shared: { label, message: "?" } });
    expect(
      shareOf(message.brightness, (light) => light < 60),
      "dark letters",
    ).toBeGreaterThan(0.05);
    expect(
      shareOf(message.brightness, (light) => light > 200),
      "light ground",
    ).toBeGreaterThan(0.6);
    const title = changedBy(page, { title: "?" });
    expect(title.left).toBeGreaterThan(SQUARE[0]);
    expect(title.right).toBeLessThan(SQUARE[1]);
    expect(title.brightness.length).toBeGreaterThan(1000);
  },
);

test("breaks a word that is longer than its row", () => {
  const { left, right } = changedBy(page, { shared: { label: "", message: "a".repeat(90) } });
  expect([left > 0, right < WIDTH - 1]).toEqual([true, true]);
});

test.for([
  ["title", { title: "Never ever ".repeat(12) }],
  ["message", { shared: { label: "", message: "Pay me now. ".repeat(20) } }],
] as const)("stops with a sentence if the %s would be too small", ([, other]) => {
  expect(() => pageSharedPicture({ ...page, ...other })).toThrow(/^“[^”]*” is too long for its picture .*\.$/);
});
