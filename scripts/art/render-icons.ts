// npm run render:icons: draws the icons and the sharing pictures into public/, always with the same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { icons } from "./icons.ts";
import { sharedPictures } from "./shared-picture.ts";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
await mkdir(`${folder}og`, { recursive: true });
for (const [name, content] of Object.entries({ ...icons(), ...sharedPictures() })) {
  await writeFile(folder + name, content);
  console.log(`public/${name}: ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
}
