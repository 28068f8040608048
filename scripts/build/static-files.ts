import { renderSVG } from "uqr";
import { pages, sharedPicture } from "#app/content/pages.ts";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { icons } from "./icons.ts";
import { palette } from "./palette.ts";
import { pageSharedPicture, siteSharedPicture } from "./shared-picture.ts";

// The border has four modules (ISO/IEC 18004). Some cameras cannot read light on dark, so both colour schemes use this.
const qrCode = { ecc: "M", border: 4, pixelSize: 1, whiteColor: palette.cream, blackColor: palette.brand } as const;

const pagesWithPicture = pages.filter(({ shared }) => shared);

/** How to draw each file that follows app/content/ and the motif, by its path. */
export const drawnFiles: Record<string, () => string | Buffer> = {
  ...icons,
  "/og.png": siteSharedPicture,
  ...Object.fromEntries(pagesWithPicture.map((page) => [sharedPicture(page).picture, () => pageSharedPicture(page)])),
  ...Object.fromEntries(socialLinks.map(({ network, url }) => [qrCodeOf(network), () => renderSVG(url, qrCode)])),
};
