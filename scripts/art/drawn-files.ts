import { warningPicture as picturePath, warnings } from "#app/content/habits.ts";
import { qrCodes } from "./qr-codes.ts";
import { sharedPicture } from "./shared-picture.ts";
import { warningPicture } from "./warning-picture.ts";

/**
 * The files that the build draws from app/content/, so that they always agree with it: how to draw each, by its path
 * on the site.
 */
export const drawnFiles: Record<string, () => string | Buffer> = {
  "/og.png": sharedPicture,
  ...Object.fromEntries(warnings.map((warning) => [picturePath(warning), () => warningPicture(warning)])),
  ...qrCodes,
};
