// A step of npm run build: draws icons, QR codes and shared pictures, and writes calendar files, into build/client.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { NoRoomError } from "./art/text.ts";
import { staticFiles } from "./static-files.ts";

const ASSETS = "build/client";

for (const [path, make] of Object.entries(staticFiles)) {
  const file = ASSETS + path;
  const content = makeContent(path, make);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Ends the build with one sentence if a text of app/content/ is too long for its picture. */
function makeContent(path: string, make: () => string | Buffer): string | Buffer {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    console.error(`${path}: ${error.message}`);
    return process.exit(1);
  }
}
