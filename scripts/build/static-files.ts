import { renderSVG } from "uqr";
import { describeSharedPicture, pages } from "#app/content/pages.ts";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { icons } from "./art/icons.ts";
import { palette } from "./art/palette.ts";
import { pageSharedPicture, siteSharedPicture } from "./art/shared-picture.ts";
import { calendarFiles } from "./calendar.ts";

// The border has four modules (ISO/IEC 18004). Some cameras cannot read light on dark, so both colour schemes use this.
const qrCode = { ecc: "M", border: 4, pixelSize: 1, whiteColor: palette.cream, blackColor: palette.brand } as const;

const pagesWithPicture = pages.filter(({ shared }) => shared);

/** How to make each static file that follows app/content/ and the motif, by its path. */
export const staticFiles: Record<string, () => string | Buffer> = {
  ...icons,
  ...calendarFiles,
  "/og.png": siteSharedPicture,
  ...Object.fromEntries(
    pagesWithPicture.map((page) => [describeSharedPicture(page).picture, () => pageSharedPicture(page)]),
  ),
  ...Object.fromEntries(socialLinks.map(({ network, url }) => [qrCodeOf(network), () => renderSVG(url, qrCode)])),
};
