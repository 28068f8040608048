import { renderSVG } from "uqr";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { warningPicture as picturePath, warnings } from "#app/content/warnings.ts";
import { icons } from "./icons.ts";
import { palette } from "./palette.ts";
import { sharedPicture } from "./shared-picture.ts";
import { warningPicture } from "./warning-picture.ts";

// The border has four modules (ISO/IEC 18004). Some cameras cannot read light on dark, so both colour schemes use this.
const qrCode = { ecc: "M", border: 4, pixelSize: 1, whiteColor: palette.cream, blackColor: palette.brand } as const;

/** How to draw each file that follows app/content/ and the motif, by its path. */
export const drawnFiles: Record<string, () => string | Buffer> = {
  ...icons,
  "/og.png": sharedPicture,
  ...Object.fromEntries(warnings.map((warning) => [picturePath(warning), () => warningPicture(warning)])),
  ...Object.fromEntries(socialLinks.map(({ network, url }) => [qrCodeOf(network), () => renderSVG(url, qrCode)])),
};
