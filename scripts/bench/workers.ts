import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { componentsOf, markupOf } from "./components-of.ts";
import type { BenchWorker } from "./workerd.ts";

/** Milliseconds that the build of minimal Remix may take. */
const TIMEOUT = 180_000;
const BUILT = "build/server";
const MINIMAL = "build/bench/minimal/server/index.js";

/** Headers that the server adds to each answer. */
const OF_THE_CONNECTION = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
];

/** What `npm run build` has produced: every module of the Worker, index.js first. */
export function ours(variables: Record<string, string>): BenchWorker {
  const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|html)$/.test(file))
    .sort((a, b) => Number(b === "index.js") - Number(a === "index.js"));
  return { modules: Object.fromEntries(files.map((file) => [file, readFileSync(`${BUILT}/${file}`)])), variables };
}

/** The body in the constant Worker: as a string, or as the bytes that are sent. */
export type Constant = "string" | "bytes";

/** Answers everything with the same page and headers, written as anybody would write it. */
export function constant(html: string, headers: Headers, body: Constant): BenchWorker {
  const kept = [...headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
  const code = `const html = ${JSON.stringify(html)};
const body = ${body === "bytes" ? "new TextEncoder().encode(html)" : "html"};
const headers = ${JSON.stringify(Object.fromEntries(kept))};
export default { fetch: () => new Response(body, { headers }) };
`;
  return { modules: { "index.js": code } };
}

/** Bytes as they are and gzipped. */
export type Size = { raw: number; gzipped: number };

/** The size of all modules of a Worker together. */
export function bundleSize({ modules }: BenchWorker): Size {
  const content = Buffer.concat(Object.values(modules).map((module) => Buffer.from(module)));
  return { raw: content.length, gzipped: gzipSync(content, { level: 9 }).length };
}

/** Builds scripts/bench/minimal around a page. */
export async function minimalRemix(html: string): Promise<BenchWorker> {
  mkdirSync("build/bench", { recursive: true });
  writeFileSync("build/bench/page.jsx", componentsOf(html));
  await promisify(execFile)("remix", ["vite:build", "--config", "scripts/bench/minimal/vite.config.ts"], {
    timeout: TIMEOUT,
  });
  return { modules: { "index.js": readFileSync(MINIMAL) } };
}

/** @throws if the pages differ in more than their scripts. */
export function expectSameMarkup(one: string, other: string): void {
  const [a, b] = [markupOf(one), markupOf(other)];
  if (a === b) return;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  throw new Error(`The pages differ:\n${a.slice(at - 100, at + 100)}\n\n${b.slice(at - 100, at + 100)}`);
}
