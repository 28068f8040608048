import { globSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { check } from "recheck";
import { parseAst } from "rollup/parseAst";
import { expect, test } from "vitest";

/** Those that take more than linear time, and why no stranger can trigger it. */
const EXCUSED = new Map([
  ["app: /\\B(?=(\\d\\d)*\\d{3}$)/g", "over the figures in app/content"],
  ["@remix-run/router: /\\/*\\*?$/", "over the paths in app/routes.ts"],
  ["@remix-run/router: /\\/+$/", "over paths in which the Worker leaves no two slashes in a row"],
  ["@remix-run/router: /(.)\\/+$/", "the same"],
  ["@remix-run/server-runtime: /\\s*;\\s*boundary=/", "in its reader of multipart forms, which is not called"],
  ["@remix-run/cloudflare: /=+$/", "over the base64 of a signature that it has just made"],
  [
    "cookie: /^([.]?[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)([.][a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i",
    "over the domain of a cookie, which none of ours has; recheck, which guesses, finds it in some runs",
  ],
  [
    "app: /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/",
    "goes back over 62 characters of a label at most, 9 ms in 256 KiB; recheck guesses here, too",
  ],
  ["@supabase/auth-js: /=+$/", "over the base64 of what it has made, and not called"],
  ["@supabase/realtime-js: /\\/+$/", "over SUPABASE_URL"],
  [
    "ms: /^(-?(?:\\d+)?\\.?\\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i",
    "over 100 characters at most",
  ],
]);
type Node = { type: string; start: number; [key: string]: unknown };

/** Every regular expression of a built module, literal or constructed, with its package; ours is "app". */
function regularExpressionsIn(file: string): { from: string; expression: RegExp }[] {
  const code = readFileSync(file, "utf8");
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  const found: ReturnType<typeof regularExpressionsIn> = [];
  const add = ({ start }: Node, pattern: string, flags: string) => {
    const before = code.slice(0, start).split("\n");
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    const source = "originalSource" in entry ? entry.originalSource : "";
    const from = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? "app";
    found.push({ from, expression: new RegExp(pattern, flags) });
  };
  (function visit(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    const {
      regex,
      callee,
      arguments: given,
    } = node as {
      regex?: { pattern: string; flags: string };
      callee?: Node;
      arguments?: Node[];
    };
    if (regex) add(node as Node, regex.pattern, regex.flags);
    if (callee?.name === "RegExp") {
      const [pattern, flags] = given?.map(({ value }) => value) ?? [];
      if (typeof pattern === "string") add(node as Node, pattern, typeof flags === "string" ? flags : "");
    }
    Object.values(node).forEach(visit);
  })(parseAst(code));
  return found;
}

test("no regular expression of the Worker takes more than linear time over what a stranger sends", async () => {
  const all = globSync("build/server/*.js")
    .filter((file) => !file.endsWith("prerendered.js"))
    .flatMap(regularExpressionsIn);
  const each = new Map(all.map(({ from, expression }) => [`${from}: ${expression}`, expression]));
  const costly: string[] = [];
  for (const [name, { source, flags }] of each) {
    if (EXCUSED.has(name)) continue;
    const { status } = await check(source, flags, { incubationTimeout: 250 });
    if (status !== "safe") costly.push(`${name} (${status})`);
  }
  expect(costly).toEqual([]);
});
