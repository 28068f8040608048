import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";

/** Reads what a camera would see of the picture on a dark page. */
function decode(svg: string): string | undefined {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: 320 }, background: "#14131f" }).render();
  return jsQR(new Uint8ClampedArray(image.pixels), image.width, image.height)?.data;
}

test("the QR codes lead where the social links lead", () => {
  for (const { network, url } of socialLinks)
    expect(decode(readFileSync(`public${qrCodeOf(network)}`, "utf8")), network).toBe(url);
});
