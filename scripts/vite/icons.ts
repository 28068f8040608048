import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const QUERY = ".svg?icon";
const PHOSPHOR = /^<svg xmlns="[^"]+" viewBox="0 0 256 256" fill="currentColor"><path d="([^"]+)"\/><\/svg>\s*$/;

/**
 * A Vite plugin for `import list from "@phosphor-icons/core/bold/list-bold.svg?icon"`: the data of the icon's one path,
 * for `app/ui/icon.tsx`. A component package would bring all six weights of every icon.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -"?icon".length);
      const path = PHOSPHOR.exec(await readFile(file, "utf8"))?.[1];
      if (!path) throw new Error(`${file} is not one path in Phosphor's form: look at scripts/vite/icons.ts.`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
