import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The most that the Worker may weigh, in bytes, gzipped. (Cloudflare's free plan takes 3 MB.) */
export const WORKER_BUDGET = 400_000;

/** The weight of the built Worker in bytes: every module of a folder, gzipped together, as wrangler counts an upload. */
export function workerSize(folder = "build/worker"): number {
  const modules = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== "README.md" && !entry.name.endsWith(".map"),
  );
  return gzipSync(Buffer.concat(modules.map(({ parentPath, name }) => readFileSync(join(parentPath, name))))).length;
}
