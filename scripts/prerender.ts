// Part of npm run build: every page that is the same for all visitors without a cookie is rendered once, by the built
// Worker itself, and becomes a part of it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { startWorker } from "./local/worker.ts";

const WORKER = "build/server";
/** Stands for the site's origin until the Worker knows it. Nobody can own it (RFC 2606). */
const ORIGIN = "https://origin.invalid";

type Manifest = { routes: Record<string, { path?: string; index?: boolean; hasLoader: boolean }> };

/** The paths of all routes that have no data of their own. */
function staticPaths(): string[] {
  const assets = "build/client/assets";
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  const source = readFileSync(`${assets}/${file}`, "utf8");
  const { routes }: Manifest = JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
  return Object.values(routes).flatMap(({ path, hasLoader }) =>
    hasLoader || path === undefined ? [] : [path.startsWith("/") ? path : `/${path}`],
  );
}

function writePages(files: Map<string, string>): void {
  const pages = [...files].map(([path, file]) => `  ${JSON.stringify(path)}: () => import("./${file}"),\n`).join("");
  const source = `export const origin = ${JSON.stringify(ORIGIN)};\nexport const pages = {\n${pages}};\n`;
  writeFileSync(`${WORKER}/prerendered.js`, source);
}

writePages(new Map());
mkdirSync(`${WORKER}/pages`, { recursive: true });
const worker = await startWorker({ bindings: { PUBLIC_ORIGIN: ORIGIN } });
const files = new Map<string, string>();
for (const path of staticPaths()) {
  const response = await fetch(worker.url + path, { redirect: "manual" });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status} and cannot be prerendered.`);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
  const html = await response.text();
  const file = `pages/${path.slice(1) || "index"}.html`;
  writeFileSync(`${WORKER}/${file}`, html.replaceAll(` nonce="${nonce}"`, ""));
  files.set(path, file);
}
await worker.close();
writePages(files);
console.log(`✓ ${files.size} pages prerendered`);
