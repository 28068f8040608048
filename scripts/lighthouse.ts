// npm run lighthouse: Lighthouse on a phone, for every page of the built site, each compared with itself without
// JavaScript.
import { brotliCompressSync, constants } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { pages } from "#app/content/pages.ts";
import { findBrowser } from "./local/chromium.ts";
import { makeSecrets } from "./local/secrets.ts";
import { fetchListener, type LocalServer, startServer } from "./local/server.ts";
import { startWorker } from "./local/worker.ts";
import { median } from "./median.ts";
import { printFigures, tableOf } from "./table.ts";

const HELP = `npm run lighthouse -- [path …]

Measures the built site (npm run build): all ${pages.length} pages, or those of the paths, as /events.
Exit codes: 0 all targets are reached, 1 one is missed, 2 the command was not understood.`;

/** Of each page, alternately with and without JavaScript; the median counts. */
const ROUNDS = 3;
/** Of a page that misses a time with these, as of twenty pages one does by chance. */
const MOST_ROUNDS = 9;
/** In milliseconds. */
const MOST_TBT = 20;
const LCP_RATIO = 1.1;
/** Timeout of one measurement in milliseconds. */
const TIMEOUT = 90_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const paths = process.argv.slice(2).map((path: string) => (path.startsWith("/") ? path : `/${path}`));
const unknown = paths.find((path: string) => !pages.some((page) => page.path === path));
if (unknown) {
  console.error(`There is no page ${unknown}.\n\n${HELP}`);
  process.exit(2);
}

const { sessionSecret } = await makeSecrets();
const worker = await startWorker({ bindings: { SESSION_SECRET: sessionSecret } });
const site = await startFront(worker.url, (html) => html);
const still = await startFront(worker.url, withoutJavaScript);
const figures: Awaited<ReturnType<typeof measure>>[] = [];
const remarks: string[] = [];
for (const path of paths.length > 0 ? paths : pages.map(({ path }) => path)) {
  const page = await measure(path);
  figures.push(page);
  console.log(`${path}: performance ${page.performance}, LCP ${page.ratio.toFixed(2)} × without JavaScript`);
}
await Promise.all([site.close(), still.close()]);
await worker.close();

console.log();
console.log(
  tableOf([
    ["Page", "Perf.", "Access.", "Best pr.", "SEO", "LCP", "without JS", "Ratio", "TBT", "CLS"],
    ...figures.map((page) => [
      page.path,
      ...CATEGORIES.map((category) => String(page[category])),
      ...[page.lcp, page.stillLcp].map((lcp) => `${Math.round(lcp)} ms`),
      page.ratio.toFixed(2),
      `${Math.round(page.tbt)} ms`,
      page.cls.toFixed(2),
    ]),
  ]),
);
if (remarks.length > 0) console.log(`\n${remarks.join("\n")}`);
console.log();

const atLeast = (category: (typeof CATEGORIES)[number], least: number) => {
  const lowest = Math.min(...figures.map((page) => page[category]));
  return { what: category, figure: lowest, target: `≥ ${least}`, passed: lowest >= least };
};
const atMost = (what: string, figure: "ratio" | "tbt" | "cls", most: number, digits: number, unit = "") => {
  const highest = Math.max(...figures.map((page) => page[figure])).toFixed(digits);
  return { what, figure: highest + unit, target: `≤ ${most.toFixed(digits)}${unit}`, passed: Number(highest) <= most };
};
const passed = printFigures([
  atLeast("performance", 99),
  atLeast("accessibility", 100),
  atLeast("best-practices", 100),
  atLeast("seo", 100),
  atMost("LCP ÷ LCP without JavaScript", "ratio", LCP_RATIO, 2),
  atMost("TBT", "tbt", MOST_TBT, 0, " ms"),
  atMost("CLS", "cls", 0, 2),
]);
process.exitCode = passed ? 0 : 1;

/** The scores of a page, its times in milliseconds, and its layout shift. */
async function measure(path: string) {
  const whole = await run(site.url + path, { onlyCategories: [...CATEGORIES] });
  const runs = [whole];
  const stillRuns = [await runStill(path)];
  const middle = (results: Result[], audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY));
  const lcp = (results: Result[]) => middle(results, "largest-contentful-paint");
  const ratio = () => lcp(runs) / lcp(stillRuns);
  const tbt = () => middle(runs, "total-blocking-time");
  for (let rounds = ROUNDS; runs.length < rounds; ) {
    runs.push(await run(site.url + path, { onlyCategories: ["performance"] }));
    stillRuns.push(await runStill(path));
    if (runs.length === ROUNDS && (ratio() > LCP_RATIO || tbt() > MOST_TBT)) rounds = MOST_ROUNDS;
  }
  for (const category of CATEGORIES) {
    for (const { id } of category === "performance" ? [] : (whole.categories[category]?.auditRefs ?? [])) {
      const audit = whole.audits[id];
      if (audit && audit.score !== null && audit.score < 1)
        remarks.push(`${path}: ${category}: ${audit.title} (${id})`);
    }
  }
  const score = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    path,
    performance: median(runs.map((result) => score(result, "performance"))),
    accessibility: score(whole, "accessibility"),
    "best-practices": score(whole, "best-practices"),
    seo: score(whole, "seo"),
    lcp: lcp(runs),
    stillLcp: lcp(stillRuns),
    ratio: ratio(),
    tbt: tbt(),
    cls: middle(runs, "cumulative-layout-shift"),
  };
}

function runStill(path: string): Promise<Result> {
  return run(still.url + path, { onlyAudits: ["largest-contentful-paint"] });
}

/**
 * Runs Lighthouse in a browser of its own, because clearing a used one takes seconds.
 *
 * @throws if it could not load the page in time.
 */
async function run(url: string, what: Flags): Promise<Result> {
  const { executablePath, env, args } = await findBrowser();
  const chrome = await launch({ chromePath: executablePath, envVars: env, chromeFlags: args, logLevel: "error" });
  const late = setTimeout(() => chrome.kill(), TIMEOUT);
  try {
    const flags = { port: chrome.port, logLevel: "error", disableStorageReset: true, disableFullPageScreenshot: true };
    const lhr = (await lighthouse(url, { ...flags, ...what } as Flags))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? "no result"}`);
    return lhr;
  } finally {
    clearTimeout(late);
    chrome.kill();
  }
}

/** The page without its scripts and whatever fetches them early. */
function withoutJavaScript(html: string): string {
  return html
    .replace(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}

/** A server in front of the Worker that compresses like Cloudflare, and may change the pages. */
function startFront(worker: string, change: (html: string) => string): Promise<LocalServer> {
  const listener = fetchListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    const asked = { ...Object.fromEntries(request.headers), "accept-encoding": "identity" };
    const { body, status, headers } = await fetch(worker + pathname + search, { headers: asked, redirect: "manual" });
    const kept = new Headers(headers);
    kept.delete("Content-Length");
    const type = kept.get("Content-Type") ?? "";
    if (!/^text\/|javascript|json|xml|svg/.test(type)) return new Response(body, { status, headers: kept });
    kept.set("Content-Encoding", "br");
    const content = await new Response(body).text();
    const changed = type.startsWith("text/html") ? change(content) : content;
    const compressed = brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return new Response(compressed, { status, headers: kept });
  });
  return startServer(listener);
}
