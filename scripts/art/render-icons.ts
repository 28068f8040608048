// npm run render:icons: draws the icons into public/.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { icons } from "./icons.ts";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));
for (const [name, content] of Object.entries(icons())) {
  await writeFile(folder + name, content);
  console.log(`public/${name}: ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
}
