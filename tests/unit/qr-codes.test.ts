import { Resvg } from "@resvg/resvg-js";
import jsQR from "jsqr";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { socialLinks } from "../../app/content/site";
import { palette } from "../../app/motif/palette";
import { QrCode, type QrCodeDrawing } from "../../app/ui/qr-code";
import { qrCodes } from "../../scripts/qr-codes";

/** What the build puts into `virtual:qr-codes`. */
async function codesOfTheBuild(): Promise<Record<string, QrCodeDrawing>> {
  const server = await createServer({
    configFile: false,
    plugins: [qrCodes()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule("virtual:qr-codes")).qrCodes;
  } finally {
    await server.close();
  }
}

/** Reads what a camera would see of the drawing on a dark page. */
function decode(code: QrCodeDrawing): string | undefined {
  const svg = renderToStaticMarkup(createElement(QrCode, { code, label: "A link" }))
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('class="fill-cream"', `fill="${palette.cream}"`)
    .replace('class="stroke-brand"', `stroke="${palette.brand}"`);
  const image = new Resvg(svg, { fitTo: { mode: "width", value: 320 }, background: "#14131f" }).render();
  return jsQR(new Uint8ClampedArray(image.pixels), image.width, image.height)?.data;
}

test("the QR codes lead where the social links lead", async () => {
  const codes = await codesOfTheBuild();
  const links = socialLinks.map(({ url }) => url);
  expect(Object.keys(codes)).toEqual(links);
  expect(links.map((url) => decode(codes[url] as QrCodeDrawing))).toEqual(links);
});
