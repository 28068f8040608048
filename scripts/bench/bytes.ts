import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { BenchWorker } from "./workerd.ts";

/** Bytes as they are and gzipped. */
export type Size = { raw: number; gzipped: number };
/** What a visitor loads for a page: its HTML, and its scripts and styles, each file gzipped by itself. */
export type PageSize = { path: string; html: Size; scripts: number; styles: number };

/** Of all modules of a Worker together. */
export function bundleSize({ modules }: BenchWorker): Size {
  return sizeOf(Buffer.concat(Object.values(modules).map((content) => Buffer.from(content))));
}

export function pageSize(path: string, html: string): PageSize {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.css/g)) styles.add(file);
  for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) addScript(file, scripts);
  return { path, html: sizeOf(Buffer.from(html)), scripts: together(scripts), styles: together(styles) };
}

/** Adds a script and what it imports. */
function addScript(file: string, scripts: Set<string>): void {
  if (scripts.has(file)) return;
  scripts.add(file);
  for (const [, imported] of builtFile(file)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    addScript(`/assets/${imported}`, scripts);
  }
}

function together(files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + sizeOf(builtFile(file)).gzipped, 0);
}

function builtFile(file: string): Buffer {
  return readFileSync(`build/client${file}`);
}

function sizeOf(content: Buffer): Size {
  return { raw: content.length, gzipped: gzipSync(content, { level: 9 }).length };
}
