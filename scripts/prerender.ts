// Part of npm run build: renders every page that is the same for all visitors without a cookie, with the built Worker,
// and adds it to the Worker.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hashSource, sha256 } from "#app/http/sha256.ts";
import { yearInIndia } from "#app/http/year-in-india.ts";
import { chosenMeetups } from "#app/registration/fields.ts";
import { startWorker } from "./local/worker.ts";

const WORKER = "build/server";
/** Stand in the pages for the real ones; nobody can own this origin (RFC 2606). */
const placeholders = { origin: "https://origin.invalid", year: yearInIndia(new Date()) };

type Manifest = { routes: Record<string, { path?: string; index?: boolean; hasLoader: boolean }> };

/** The paths of all routes without a loader. */
function staticPaths(): string[] {
  const assets = "build/client/assets";
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  const source = readFileSync(`${assets}/${file}`, "utf8");
  const { routes }: Manifest = JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
  return Object.values(routes).flatMap(({ path, hasLoader }) =>
    hasLoader || path === undefined ? [] : [path.startsWith("/") ? path : `/${path}`],
  );
}

type Page = { path: string; file: string; version: string; scripts: string[] };

/** Writes the module from which the Worker reads its pages. */
function writePages(pages: Page[]): void {
  const imports = pages.map(({ file }, index) => `import html${index} from "./${file}";\n`);
  const entries = pages.map(
    ({ path, version, scripts }, index) =>
      `  ${JSON.stringify(path)}: { html: html${index}, version: "${version}", scripts: ${JSON.stringify(scripts)} },\n`,
  );
  writeFileSync(
    `${WORKER}/prerendered.js`,
    `${imports.join("")}export const placeholders = ${JSON.stringify(placeholders)};\nexport const pages = {\n${entries.join("")}};\n`,
  );
}

async function prerender(path: string): Promise<Page> {
  const response = await fetch(worker.url + path, { redirect: "manual" });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status} and cannot be prerendered.`);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
  const html = (await response.text()).replaceAll(` nonce="${nonce}"`, "");
  const file = `pages/${path.slice(1).replace(/\W/g, "-") || "index"}.html`;
  writeFileSync(`${WORKER}/${file}`, html);

  const inlineScripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
  return { path, file, version: await sha256(html), scripts: await Promise.all(inlineScripts.map(hashSource)) };
}

writePages([]);
mkdirSync(`${WORKER}/pages`, { recursive: true });
const worker = await startWorker({ bindings: { PUBLIC_ORIGIN: placeholders.origin } });
const pages: Page[] = [];
for (const path of staticPaths()) pages.push(await prerender(path));
for (const query of Object.keys(chosenMeetups)) pages.push(await prerender(`/joinvolunteer${query}`));
await worker.close();
writePages(pages);
console.log(`✓ ${pages.length} pages prerendered`);
