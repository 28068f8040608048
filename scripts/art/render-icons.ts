// npm run render:icons: draws the icons, the picture for shared links and the QR codes into public/.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { icons } from "./icons.ts";
import { qrCodes } from "./qr-codes.ts";
import { sharedPicture } from "./shared-picture.ts";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
await mkdir(`${folder}qr`, { recursive: true });
for (const [name, content] of Object.entries({ ...icons(), "og.png": sharedPicture(), ...qrCodes() })) {
  await writeFile(folder + name, content);
  console.log(`public/${name}: ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
}
