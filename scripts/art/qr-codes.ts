import { renderSVG } from "uqr";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { palette } from "./palette.ts";

// The border has four modules (ISO/IEC 18004). Some cameras cannot read light codes on dark, so both colour schemes use this.
const look = { ecc: "M", border: 4, pixelSize: 1, whiteColor: palette.cream, blackColor: palette.brand } as const;

/** How to draw the QR code of each social link, by its path on the site. */
export const qrCodes = Object.fromEntries(
  socialLinks.map(({ network, url }) => [qrCodeOf(network), () => renderSVG(url, look)]),
);
