// npm run render:art: draws the icons, the pictures for shared links and the QR codes into public/.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { icons } from "./icons.ts";
import { qrCodes } from "./qr-codes.ts";
import { sharedPictures } from "./shared-picture.ts";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
for (const own of ["og", "qr"]) await mkdir(folder + own, { recursive: true });
for (const [name, content] of Object.entries({ ...icons(), ...sharedPictures(), ...qrCodes() })) {
  await writeFile(folder + name, content);
  console.log(`public/${name}: ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
}
