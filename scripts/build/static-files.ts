import { renderSVG } from "uqr";
import { allPages, describeSharedPicture } from "#app/content/pages.ts";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { icons } from "./art/icons.ts";
import { palette } from "./art/palette.ts";
import { pageSharedPicture, siteSharedPicture } from "./art/shared-picture.ts";
import { calendarFiles } from "./calendar.ts";

// The border has four modules (ISO/IEC 18004). Some cameras cannot read light on dark, so both colour schemes use this.
const qrCodeOptions = {
  ecc: "M",
  border: 4,
  pixelSize: 1,
  whiteColor: palette.cream,
  blackColor: palette.brand,
} as const;

const pagesWithPicture = allPages().filter(({ shared }) => shared);

const pagePictures = pagesWithPicture.map((page) => {
  const draw = () => pageSharedPicture(page);
  return [describeSharedPicture(page).picture, draw] as const;
});

const qrCodes = socialLinks.map(({ network, url }) => {
  const draw = () => renderSVG(url, qrCodeOptions);
  return [qrCodeOf(network), draw] as const;
});

/** How to make each static file that follows app/content/ and the motif, by its path. */
export const staticFiles: Record<string, () => string | Buffer> = {
  ...icons,
  ...calendarFiles,
  "/og.png": siteSharedPicture,
  ...Object.fromEntries(pagePictures),
  ...Object.fromEntries(qrCodes),
};
