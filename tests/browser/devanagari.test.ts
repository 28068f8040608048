import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { svg } from "../../scripts/build/art/picture.ts";
import { bold, line } from "../../scripts/build/art/text.ts";
import { openPage } from "../support/browser.ts";

const FONT = "node_modules/@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff";
/** Conjuncts, reph, a sign before its letter, and dots where signs meet. */
const WORDS =
  "हिंदी हिन्दी बैंकिंग केंद्र र्कि किर्ति कर्मि गिरफ़्तार मर्ज़ी वर्दी धर्मेंद्र सर्विस पुलिस वॉलंटियर क्लिक फ़्रॉड ट्रांसफ़र चक्षु श्री ज्ञान द्वारा शक्ति बुद्धि चिट्ठी प्रार्थना रुपये हूँ लिंक ठगी। ड्रॉ";

/** Draws a picture of a word over the word, in a page. Returns how many pixels only one of the two covers. */
async function countDifferences([word, picture]: readonly [string, string]): Promise<number> {
  const image = new Image(1600, 400);
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await image.decode();
  const context = new OffscreenCanvas(1600, 400).getContext("2d") as OffscreenCanvasRenderingContext2D;
  // Chromium draws letters of this size as outlines, without hints.
  context.font = "260px Anek";
  context.textRendering = "geometricPrecision";
  context.fillText(word, 20, 280);
  context.globalCompositeOperation = "xor";
  context.drawImage(image, 0, 0, 1600, 400);
  const { data } = context.getImageData(0, 0, 1600, 400);
  return data.filter((value, index) => index % 4 === 3 && value > 200).length;
}

test("shared pictures write words as Chromium does", async () => {
  const page = await openPage("about:blank");
  const url = `url(data:font/woff;base64,${readFileSync(FONT, "base64")})`;
  await page.evaluate(async (url) => document.fonts.add(await new FontFace("Anek", url).load()), url);
  for (const word of WORDS.split(" ")) {
    const picture = svg(1600, 400, line(bold, word, { x: 20, y: 280, size: 260 }));
    // A dot in the wrong place differs by hundreds.
    expect(await page.evaluate(countDifferences, [word, picture] as const), word).toBeLessThan(20);
  }
});
