import { renderSVG } from "uqr";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { palette } from "./palette.ts";

/**
 * The QR codes of the social links, by their names in public/, with the four light modules on every side of ISO/IEC
 * 18004, and error correction level M, which survives a printed page's wear; dark on light in both colour schemes,
 * because not every camera reads the inverse.
 */
export function qrCodes(): Record<string, string> {
  const look = { ecc: "M", border: 4, pixelSize: 1, whiteColor: palette.cream, blackColor: palette.brand } as const;
  return Object.fromEntries(socialLinks.map(({ network, url }) => [qrCodeOf(network).slice(1), renderSVG(url, look)]));
}
