// Part of npm run build: renders every page that is the same for all visitors but for who is signed in, with the built
// Worker, and adds it to the Worker.
import { writeFileSync } from "node:fs";
import { startSession } from "#app/account/session.server.ts";
import { initialsOf } from "#app/account/user.ts";
import { pages } from "#app/content/pages.ts";
import { type Audience, audiences, place, versions } from "#app/http/page-template.ts";
import { hashSource, sha256 } from "#app/http/sha256.ts";
import { yearInIndia } from "#app/http/year-in-india.ts";
import { chosenMeetups } from "#app/registration/fields.ts";
import routes from "#app/routes.ts";
import { startWorker } from "./local/worker.ts";

const WORKER = "build/server";
const addresses = routes.map(({ path = "" }) => `/${path.replace(/^\//, "")}`);

/** Nobody can own it (RFC 2606). */
const origin = "https://origin.invalid";
const year = yearInIndia(new Date());
const secret = crypto.randomUUID();
/** Its texts stand in no page. */
const account = { uid: "", displayName: "⟦ ⟧", email: "⟦email⟧", photoURL: "⟦picture⟧" };

/** As `pages` of virtual:prerendered has it, with the key. */
type PrerenderedPage = { key: string; html: Buffer; status: number; version: string; scripts: string[] };

/** Writes the module from which the Worker reads its pages, and a file of all their HTML. */
function writePages(pages: PrerenderedPage[]): void {
  let start = 0;
  const entries = pages.map(({ key, html, ...page }) => {
    const part = `new Uint8Array(html, ${start}, ${html.length})`;
    start += html.length;
    return `  ${JSON.stringify(key)}: { html: ${part}, ${JSON.stringify(page).slice(1)},\n`;
  });
  writeFileSync(`${WORKER}/prerendered.html`, Buffer.concat(pages.map(({ html }) => html)));
  writeFileSync(
    `${WORKER}/prerendered.js`,
    `import html from "./prerendered.html";
export const addresses = ${JSON.stringify(addresses)};
export const pages = {\n${entries.join("")}};\n`,
  );
}

async function prerender(path: string, status = 200, method = "GET"): Promise<PrerenderedPage> {
  const rendered = await Promise.all(audiences.map((audience) => render(path, status, method, audience)));
  const isForm = method === "POST";
  const key = isForm ? `${method} ${path}` : path;
  const templates = rendered.map(withPlaces).map((html) => (isForm ? shellOf(html) : html));

  const [plain = ""] = rendered;
  const inlineScripts = [...plain.matchAll(/<script nonce[^>]*>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
  const scripts = await Promise.all(inlineScripts.map(hashSource));
  return { key, html: Buffer.from(merge(templates)), status, version: await sha256(plain), scripts };
}

/** A page for an audience, with the same nonce each time. */
async function render(path: string, status: number, method: string, audience: Audience): Promise<string> {
  const response = await fetch(worker.url + path, {
    method,
    headers: { Cookie: cookies[audience] },
    ...(method === "POST" && { body: new URLSearchParams() }),
    redirect: "manual",
  });
  if (response.status !== status) throw new Error(`${path} answered ${response.status} and cannot be prerendered.`);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
  return (await response.text()).replaceAll(` nonce="${nonce}"`, ' nonce=""');
}

function withPlaces(html: string): string {
  const { displayName, email, photoURL } = account;
  return html
    .replaceAll(' nonce=""', place("nonce"))
    .replaceAll(origin, place("origin"))
    .replaceAll(`<span data-year="true">${year}</span>`, `<span data-year="true">${place("year")}</span>`)
    .replace("</body>", `${place("analytics")}</body>`)
    .replace(/(?<= action="\/auth\/logout"[^>]*><input type="hidden" name="returnTo" value=")[^"]*/g, place("address"))
    .replaceAll(`\\"${displayName}\\"`, place("nameInScript"))
    .replaceAll(`\\"${email}\\"`, place("emailInScript"))
    .replaceAll(`\\"${photoURL}\\"`, place("pictureInScript"))
    .replaceAll(displayName, place("name"))
    .replaceAll(initialsOf(displayName), place("initials"))
    .replaceAll(email, place("email"))
    .replaceAll(photoURL, place("picture"));
}

/** The page around a form that is rendered when it is refused, as are the scripts, which have its data. */
function shellOf(html: string): string {
  return html
    .replace(/<main\b.*<\/main>/s, place("main"))
    .replace(/<script[^>]*>window\.__remixContext.*(?=<\/body>)/s, place("scripts"));
}

/** A template of the same page for every audience, with what they have in common once. */
function merge(pages: string[]): string {
  // Each page has these elements, as many and in the same order, and none begins in what differs.
  const parts = pages.map((html) => html.split(/(?=<(?:nav|dialog|main|script)\b)/));
  if (new Set(parts.map(({ length }) => length)).size > 1) throw new Error("What differs has one of these elements.");
  return (parts[0] ?? []).map((_, index) => mergeParts(parts.map((part) => part[index] ?? ""))).join("");
}

function mergeParts(parts: string[]): string {
  const [first = "", ...others] = parts;
  const length = Math.min(...parts.map((part) => part.length));
  let start = 0;
  while (start < length && others.every((other) => other[start] === first[start])) start += 1;
  if (parts.every((part) => part.length === start)) return first;
  let end = 0;
  while (end < length - start && others.every((other) => other.at(-1 - end) === first.at(-1 - end))) end += 1;
  const differing = parts.map((part) => part.slice(start, part.length - end));
  return first.slice(0, start) + versions(differing) + first.slice(first.length - end);
}

async function cookieOf(photoURL: string | null): Promise<string> {
  const [cookie = ""] = (await startSession({ ...account, photoURL }, new Request(worker.url), [secret])).split(";");
  return cookie;
}

writePages([]);
const worker = await startWorker({ bindings: { PUBLIC_ORIGIN: origin, SESSION_SECRET: secret } });
const cookies: Record<Audience, string> = {
  anybody: "session=none",
  "an account": await cookieOf(null),
  "an account with a picture": await cookieOf(account.photoURL),
};
const prerendered: PrerenderedPage[] = [];
for (const { path } of pages) prerendered.push(await prerender(path));
for (const query of chosenMeetups.keys()) prerendered.push(await prerender(`/joinvolunteer?${query}`));
prerendered.push(await prerender("/joinvolunteer", 400, "POST"));
// Only the last route takes this path, as it takes every unknown one.
prerendered.push(await prerender("/*", 404));
await worker.close();
writePages(prerendered);
console.log(`✓ ${prerendered.length} pages prerendered`);
