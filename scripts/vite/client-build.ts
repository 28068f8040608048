import cascadeLayers from "@csstools/postcss-cascade-layers";
import type { Plugin, Rollup } from "vite";

/**
 * The oldest browsers that get the whole design, and run the scripts (README, "Browsers"). What syntax they lack, the build
 * writes in another way; what else they lack, the code asks for before it is used.
 */
const OLDEST = ["chrome90", "edge90", "firefox91", "safari15"];

/**
 * How the browser's code is built: in few files, each small. What the entry needs (React, Remix) seldom changes and is
 * one; root with the rest of the shell is one; what only some pages share stays in files of its own.
 */
export function clientBuild(): Plugin {
  return {
    name: "client-build",
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            // Tailwind writes everything into cascade layers, which Chrome 99, Firefox 97 and Safari 15.4 brought.
            css: { postcss: { plugins: [cascadeLayers()] } },
            build: {
              target: OLDEST,
              minify: "terser",
              terserOptions: { ecma: 2020, module: true, compress: { passes: 3, pure_getters: true } },
              rollupOptions: { output: { manualChunks } },
            },
          },
  };
}

function manualChunks(id: string, { getModuleInfo, getModuleIds }: Rollup.ManualChunkMeta): string | undefined {
  const isNeededBy = (...files: string[]) => {
    const needed = new Set([...getModuleIds()].filter((one) => files.some((file) => one.endsWith(`/app/${file}`))));
    // A set is gone through to the end, also where it grows meanwhile.
    for (const one of needed) for (const next of getModuleInfo(one)?.importedIds ?? []) needed.add(next);
    return needed.has(id);
  };
  if (isNeededBy("entry.client.tsx") || id.startsWith("\0commonjs")) return "entry.client";
  // The heading and the title of nearly every page are a part of the shell.
  return isNeededBy("root.tsx", "shell/page-header.tsx", "shell/page-meta.ts") ? "root" : undefined;
}
