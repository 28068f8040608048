// Part of npm run build: draws icons, QR codes and shared pictures, and writes calendar files. Renders every page for a
// visitor without cookies, with the built Worker, and adds it to the Worker.
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { meetups } from "#app/content/meetups.ts";
import { pages } from "#app/content/pages.ts";
import { ORIGIN_PLACEHOLDER } from "#app/http/origin.server.ts";
import { formAddressesWithQuery } from "#app/registration/form-address.ts";
import { startWorker } from "../local/worker.ts";
import { NoRoomError } from "./art/text.ts";
import { buildDay } from "./build-time.ts";
import { annotate } from "./github.ts";
import { staticFiles } from "./static-files.ts";
import { describeMeetups } from "./understood-meetups.ts";

const WORKER = "build/server";
const ASSETS = "build/client";

const keys = [...pages.map(({ path }) => path), ...formAddressesWithQuery, "/404"];

const statusOf = (key: string) => (key === "/404" ? 404 : 200);

/** Writes the module from which the Worker imports its pages, each a file of bytes. */
function writeModule(keys: string[]): void {
  const imports = keys.map((_, index) => `import page${index} from "./prerendered/${index}.html";\n`);
  const entries = keys.map((key, index) => `  "${key}": { html: page${index}, status: ${statusOf(key)} },\n`);
  writeFileSync(`${WORKER}/prerendered.js`, `${imports.join("")}export const pages = {\n${entries.join("")}};\n`);
}

/** The browser could not load an island without a file of its name. */
function checkIslands(key: string, html: string): void {
  const names = globSync("app/**/*.island.tsx").map((path) => basename(path, ".island.tsx"));
  for (const [, name = ""] of html.matchAll(/data-island="([^"]*)"/g)) {
    if (!names.includes(name)) throw new Error(`${key} has the island "${name}", but app/ has no ${name}.island.tsx.`);
  }
}

/** Makes a file. A text of the content that is too long for its picture ends the build with one sentence. */
function makeFile(path: string, make: () => string | Buffer): string | Buffer {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    console.error(`${path}: ${error.message}`);
    return process.exit(1);
  }
}

for (const [path, make] of Object.entries(staticFiles)) {
  mkdirSync(dirname(ASSETS + path), { recursive: true });
  writeFileSync(ASSETS + path, makeFile(path, make));
}
rmSync(`${WORKER}/prerendered`, { recursive: true, force: true });
mkdirSync(`${WORKER}/prerendered`);
// Start with no prerendered pages.
writeModule([]);
const worker = await startWorker({ bindings: { PUBLIC_ORIGIN: ORIGIN_PLACEHOLDER } });
for (const [index, key] of keys.entries()) {
  const response = await fetch(worker.url + key);
  if (response.status !== statusOf(key))
    throw new Error(`${key} answered ${response.status} and cannot be prerendered.`);
  const html = await response.text();
  checkIslands(key, html);
  writeFileSync(`${WORKER}/prerendered/${index}.html`, html);
}
await worker.close();
writeModule(keys);
console.log(`✓ ${keys.length} pages prerendered`);
const understood = describeMeetups(meetups, buildDay).join("\n");
annotate({ level: "notice", file: "app/content/meetups.ts", line: 1, title: "Meetups", message: understood });
console.log(understood);
