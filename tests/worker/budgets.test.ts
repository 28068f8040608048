import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { WORKER_BUDGET, workerSize } from "../../scripts/budgets.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { documentOf } from "../support/document.ts";
import { builtFile, builtScripts, gzipped, scriptsOf } from "../support/page-files.ts";
import { untilOver } from "../support/until-over.ts";
import { bytesOfPackages } from "../support/worker-packages.ts";

/** Bytes, gzipped; fonts are compressed already. */
const BUDGETS = { scripts: 95_000, styles: 15_000, fonts: 85_000, html: 10_000 };

/** Bytes of the Worker's minified code. All of it is evaluated before a new isolate's first request. */
const PACKAGE_BUDGETS: Record<string, number> = {
  ours: 162_000,
  "react-dom": 36_000,
  "@remix-run/server-runtime": 31_000,
  "@remix-run/router": 26_000,
  "@remix-run/react": 26_000,
  "@supabase/postgrest-js": 20_000,
  "react-router-dom": 14_000,
  "@supabase/supabase-js": 13_000,
  "react-router": 11_000,
  react: 8_000,
  valibot: 8_000,
  "turbo-stream": 5_000,
  "@phosphor-icons/core": 6_000,
  "@remix-run/multipart-parser": 6_000,
  "remix-auth-oauth2": 5_000,
  "remix-auth": 5_000,
  "react-hot-toast": 5_000,
  "@remix-run/cloudflare": 4_500,
  cookie: 3_500,
  "set-cookie-parser": 3_000,
  jose: 3_000,
  "remix-toast": 3_000,
  "@remix-run/headers": 2_500,
  "remix-auth-google": 2_500,
  "@fontsource-variable/anek-devanagari": 500,
  "@fontsource-variable/atkinson-hyperlegible-next": 500,
};

const worker = untilOver(await startWorker({ bindings: {} }));

/** Checks the sum of some files against its budget; if it is exceeded, the message names the biggest. */
function expectWithin(budget: keyof typeof BUDGETS, where: string, sizes: (readonly [name: string, bytes: number])[]) {
  const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
  const biggest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 5);
  const lines = biggest.map(([name, bytes]) => `${String(bytes).padStart(8)}  ${name}`);
  expect(sum, `${where}: bytes of ${budget}\n${lines.join("\n")}\n`).toBeLessThanOrEqual(BUDGETS[budget]);
}

function addresses(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute("href") ?? "");
}

const asSent = (address: string) => [address, gzipped(builtFile(address))] as const;
const asStored = (address: string) => [address, builtFile(address).length] as const;

test.for([...pages.map(({ path }) => path), "/nowhere"])("%s stays within its budgets", async (path) => {
  const answer = await fetch(worker.url + path);
  const html = await answer.clone().text();
  const document = await documentOf(answer);
  const styles = addresses(document, "link[rel=stylesheet]");
  const fonts = addresses(document, "link[rel=preload][as=font]");
  const scripts = scriptsOf(html);
  expect(scripts.length).toBeGreaterThan(2);
  // Few, because each is a request: React and Remix, the shell, the page, what it shares with others.
  expect(scripts.length).toBeLessThan(15);
  expect(styles.length).toBe(1);
  expect(fonts.length).toBe(2);
  expectWithin("html", path, [[path, gzipped(html)]]);
  expectWithin("scripts", path, scripts.map(asSent));
  expectWithin("styles", path, styles.map(asSent));
  expectWithin("fonts", path, fonts.map(asStored));
});

test("every picture has its size, drawings are hidden from screen readers, and pictures wait below the fold", async () => {
  const documents = await Promise.all(pages.map(async ({ path }) => documentOf(await fetch(worker.url + path))));
  for (const svg of documents.flatMap((document) => [...document.querySelectorAll("svg")])) {
    expect([svg.getAttribute("width"), svg.getAttribute("height")], svg.outerHTML).not.toContain(null);
    expect(svg.getAttribute("aria-hidden"), svg.outerHTML).toBe("true");
  }
  const pictures = documents.flatMap((document) => [...document.querySelectorAll("img")]);
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    expect(Math.min(picture.width, picture.height), picture.outerHTML).toBeGreaterThan(0);
    if (!picture.closest("header, .hero")) expect(picture.getAttribute("loading"), picture.outerHTML).toBe("lazy");
  }
});

test("the Worker stays within its budget", () => {
  expect(workerSize()).toBeGreaterThan(0);
  expect(workerSize(), "bytes of build/server, gzipped").toBeLessThanOrEqual(WORKER_BUDGET);
});

// A single other character, and V8 keeps and reads two bytes for each.
test("the Worker's code is ASCII", () => {
  for (const file of globSync("build/server/*.js")) expect(readFileSync(file, "utf8"), file).toMatch(/^[\0-\x7f]*$/);
});

// Caught or not: for the error's position, V8 parses the module, most of what starting costs, a second time.
test("while the Worker is evaluated nothing throws, and a registration goes all the way to nobody", async () => {
  const htmlAsBytes = `import { registerHooks } from "node:module";
    const bytes = { format: "module", source: "export default new ArrayBuffer(1e8)", shortCircuit: true };
    registerHooks({ load: (url, context, next) => (url.endsWith(".html") ? bytes : next(url, context)) });
    URL.prototype.toString = function () {
      if (this.hostname === "nobody.invalid") console.log(this.pathname);
      return this.href;
    };`;
  const hook = `data:text/javascript,${encodeURIComponent(htmlAsBytes)}`;
  const options = ["--print-all-exceptions", "--import", hook, "build/server/index.js"];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(stdout).toMatch(/^(?:\/\n)*(?:\/rest\/v1\/registrationns\n)+$/);
});

test("the Worker carries the packages that it runs, and little of each", () => {
  const bytes = bytesOfPackages();
  const advice = "A package that the server does not run gets a stand-in: scripts/vite/worker-build.ts.";
  expect(Object.keys(bytes).sort(), advice).toEqual(Object.keys(PACKAGE_BUDGETS).sort());
  const over = Object.entries(bytes).filter(([name, size]) => size > (PACKAGE_BUDGETS[name] ?? 0));
  expect(over, advice).toEqual([]);
});

test("the browser gets neither the schema library nor Supabase's client, and no source map", () => {
  expect(globSync("build/client/**/*.map")).toEqual([]);
  const inWorker = globSync("build/server/*.js").map((file) => readFileSync(file, "utf8"));
  const inBrowser = builtScripts().map((address) => builtFile(address).toString());
  // Strings that no minifier changes.
  for (const mark of ["~standard", "supabaseUrl is required"]) {
    expect(inWorker.join()).toContain(mark);
    expect(inBrowser.join()).not.toContain(mark);
  }
});
