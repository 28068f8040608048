import { Resvg } from "@resvg/resvg-js";
import jsQR from "jsqr";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { socialLinks } from "#app/content/site.ts";
import { qrCodes } from "../../scripts/vite/qr-codes.ts";

/** The pictures of `virtual:qr-codes` by the URLs that they encode, as SVG. */
async function pictures(): Promise<Record<string, string>> {
  const server = await createServer({
    configFile: false,
    plugins: [qrCodes()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const addresses: Record<string, string> = (await server.ssrLoadModule("virtual:qr-codes")).qrCodes;
    return Object.fromEntries(
      Object.entries(addresses).map(([url, data]) => [url, decodeURIComponent(data.slice(data.indexOf(",") + 1))]),
    );
  } finally {
    await server.close();
  }
}

/** Reads what a camera would see of the picture on a dark page. */
function decode(svg: string): string | undefined {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: 320 }, background: "#14131f" }).render();
  return jsQR(new Uint8ClampedArray(image.pixels), image.width, image.height)?.data;
}

test("the QR codes lead where the social links lead", async () => {
  const codes = await pictures();
  const links = socialLinks.map(({ url }) => url);
  expect(Object.keys(codes)).toEqual(links);
  expect(links.map((url) => decode(codes[url] ?? ""))).toEqual(links);
});
