import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The most that the Worker may weigh, in bytes, gzipped. (Cloudflare's free plan takes 3 MB.) */
export const WORKER_BUDGET = 400_000;

/** The weight of a built Worker in bytes: its code and pages, gzipped as one. */
export function workerSize(folder = "build/server"): number {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|html)$/.test(file),
  );
  return gzipSync(Buffer.concat(modules.map((file) => readFileSync(join(folder, file))))).length;
}
