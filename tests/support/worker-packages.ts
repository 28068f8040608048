import { readFileSync } from "node:fs";
import { decode } from "@jridgewell/sourcemap-codec";

const WORKER = "build/server/index.js";

/** The bytes of each package in the built Worker, by name. Our own code counts as one, `ours`. */
export function bytesOfPackages(): Record<string, number> {
  const lines = readFileSync(WORKER, "utf8").split("\n");
  const { mappings, sources } = JSON.parse(readFileSync(`${WORKER}.map`, "utf8"));
  const bytes: Record<string, number> = {};
  for (const [index, segments] of decode(mappings).entries()) {
    for (const [place, [start, source]] of segments.entries()) {
      if (source === undefined) continue;
      const end = segments[place + 1]?.[0] ?? lines[index]?.length ?? 0;
      const name = packageOf(sources[source]);
      bytes[name] = (bytes[name] ?? 0) + end - start;
    }
  }
  return bytes;
}

function packageOf(file: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? "ours";
}
