import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parseAst } from "rollup/parseAst";

const CLIENT = "build/client";

/** The size of a text or of a file over the network, at most: with gzip at its best level. */
export function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** The built file at an address of the site. */
export function builtFile(address: string): Buffer {
  return readFileSync(CLIENT + address);
}

/** The addresses of all scripts in the build for the browser. */
export function builtScripts(): string[] {
  return globSync(`${CLIENT}/**/*.js`).map((path) => path.slice(CLIENT.length));
}

/** The addresses of all scripts of a page's first load: those that it names, and all that they import. */
export function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const follow = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const { body } = parseAst(builtFile(address).toString());
    for (const statement of body) {
      if ("source" in statement && statement.source)
        follow(new URL(String(statement.source.value), `https://site${address}`).pathname);
    }
  };
  for (const [address] of html.matchAll(/\/assets\/[\w.-]+\.js\b/g)) follow(address);
  return [...found];
}
