// Part of npm run build: renders every page that is the same for all visitors without a cookie, with the built Worker,
// and adds it to the Worker.
import { mkdirSync, writeFileSync } from "node:fs";
import { pages } from "#app/content/pages.ts";
import { hashSource, sha256 } from "#app/http/sha256.ts";
import { yearInIndia } from "#app/http/year-in-india.ts";
import { chosenMeetups } from "#app/registration/fields.ts";
import routes from "#app/routes.ts";
import { startWorker } from "./local/worker.ts";

const WORKER = "build/server";
/** Stand in the pages for the real ones; nobody can own this origin (RFC 2606). */
const placeholders = { origin: "https://origin.invalid", year: yearInIndia(new Date()) };
const addresses = routes.map(({ path = "" }) => `/${path.replace(/^\//, "")}`);

/** As `pages` of virtual:prerendered has it, with the path and the file. */
type PrerenderedPage = { path: string; file: string; status: number; version: string; scripts: string[] };

/** Writes the module from which the Worker reads its pages. */
function writePages(pages: PrerenderedPage[]): void {
  const imports = pages.map(({ file }, index) => `import html${index} from "./${file}";\n`);
  const entries = pages.map(
    ({ path, status, version, scripts }, index) =>
      `  ${JSON.stringify(path)}: { html: html${index}, ${JSON.stringify({ status, version, scripts }).slice(1)},\n`,
  );
  writeFileSync(
    `${WORKER}/prerendered.js`,
    `${imports.join("")}export const placeholders = ${JSON.stringify(placeholders)};
export const addresses = ${JSON.stringify(addresses)};
export const pages = {\n${entries.join("")}};\n`,
  );
}

async function prerender(path: string, status = 200): Promise<PrerenderedPage> {
  const response = await fetch(worker.url + path, { redirect: "manual" });
  if (response.status !== status) throw new Error(`${path} answered ${response.status} and cannot be prerendered.`);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
  const html = (await response.text()).replaceAll(` nonce="${nonce}"`, "");
  const file = `pages/${path.slice(1).replace("*", "404").replace(/\W/g, "-") || "index"}.html`;
  writeFileSync(`${WORKER}/${file}`, html);

  const inlineScripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
  return { path, file, status, version: await sha256(html), scripts: await Promise.all(inlineScripts.map(hashSource)) };
}

writePages([]);
mkdirSync(`${WORKER}/pages`, { recursive: true });
const worker = await startWorker({ bindings: { PUBLIC_ORIGIN: placeholders.origin } });
const prerendered: PrerenderedPage[] = [];
for (const { path } of pages) prerendered.push(await prerender(path));
for (const query of Object.keys(chosenMeetups)) prerendered.push(await prerender(`/joinvolunteer${query}`));
// Only the last route takes this path, as it takes every unknown one.
prerendered.push(await prerender("/*", 404));
await worker.close();
writePages(prerendered);
console.log(`✓ ${prerendered.length} pages prerendered`);
