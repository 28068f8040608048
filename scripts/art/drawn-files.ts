import { qrCodes } from "./qr-codes.ts";
import { sharedPicture } from "./shared-picture.ts";

/**
 * The files that the build draws from app/content/, so that they always agree with it: how to draw each, by its path
 * on the site.
 */
export const drawnFiles: Record<string, () => string | Buffer> = { "/og.png": sharedPicture, ...qrCodes };
