import { renderSVG } from "uqr";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { palette } from "./palette.ts";

/**
 * The QR codes of the social links, by their names in public/. The border has four modules (ISO/IEC 18004). They are dark
 * on light in both colour schemes, because some cameras cannot read the inverse.
 */
export function qrCodes(): Record<string, string> {
  const look = { ecc: "M", border: 4, pixelSize: 1, whiteColor: palette.cream, blackColor: palette.brand } as const;
  return Object.fromEntries(socialLinks.map(({ network, url }) => [qrCodeOf(network).slice(1), renderSVG(url, look)]));
}
