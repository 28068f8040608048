// A step of npm run build: renders every page for a visitor without cookies, with the built Worker, and adds it to the
// Worker.
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { allPages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { ORIGIN_PLACEHOLDER } from "#app/http/origin.server.ts";
import { formAddressForCity, SENT_ADDRESS } from "#app/registration/form-address.ts";
import { startWorker } from "../local/worker.ts";

const WORKER = "build/server";

const keys = [
  ...allPages().map(({ path }) => path),
  ...site.cities.map(({ name }) => formAddressForCity(name)),
  SENT_ADDRESS,
  "/404",
];
const islands = globSync("app/**/*.island.tsx").map((path) => basename(path, ".island.tsx"));

rmSync(`${WORKER}/prerendered`, { recursive: true, force: true });
mkdirSync(`${WORKER}/prerendered`);
// Start with no prerendered pages.
writeModule([]);
const worker = await startWorker({ bindings: { PUBLIC_ORIGIN: ORIGIN_PLACEHOLDER } });
for (const [index, key] of keys.entries()) {
  const response = await fetch(worker.url + key);
  if (response.status !== statusOf(key)) {
    throw new Error(`${key} answered ${response.status} and cannot be prerendered.`);
  }
  const html = await response.text();
  checkIslands(key, html);
  writeFileSync(`${WORKER}/prerendered/${index}.html`, html);
}
await worker.close();
writeModule(keys);
console.log(`✓ ${keys.length} pages prerendered`);

function statusOf(key: string): number {
  return key === "/404" ? 404 : 200;
}

/** Writes the module from which the Worker imports its pages, each a file of bytes. */
function writeModule(keys: string[]): void {
  const imports = keys.map((_, index) => `import page${index} from "./prerendered/${index}.html";\n`);
  const entries = keys.map((key, index) => `  "${key}": { html: page${index}, status: ${statusOf(key)} },\n`);
  writeFileSync(
    `${WORKER}/prerendered.js`,
    `${imports.join("")}export const prerenderedPages = {\n${entries.join("")}};\n`,
  );
}

/** The browser could not load an island without a file of its name. */
function checkIslands(key: string, html: string): void {
  for (const [, name = ""] of html.matchAll(/data-island="([^"]*)"/g)) {
    if (islands.includes(name)) continue;
    throw new Error(`${key} has the island "${name}", but app/ has no ${name}.island.tsx.`);
  }
}
