import cascadeLayers from "@csstools/postcss-cascade-layers";
import type { Plugin, Rollup } from "vite";

/**
 * The oldest browsers that get the whole design (README.md, Browsers) and, Firefox from 102 on, run the scripts. The build
 * rewrites syntax that they lack; for other features, the code tests before it uses them.
 */
const OLDEST = ["chrome90", "edge90", "firefox91", "safari15"];

const compress = {
  passes: 4,
  inline: 1,
  pure_getters: true,
  // Unsafe for code that calls an anonymous function with `new`, as nothing here does.
  unsafe_arrows: true,
  unsafe_methods: true,
  // The router's advice to developers, which `npm run dev` still gives.
  pure_funcs: ["warning"],
};

/**
 * Builds the browser's code into few files, each small. What the entry needs (React, Remix) seldom changes and is one;
 * root with the rest of the shell is one; what only some pages share stays in files of its own.
 */
export function clientBuild(): Plugin {
  return {
    name: "client-build",
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            // Tailwind puts everything into cascade layers, which Chrome has from 99, Firefox from 97 and Safari from
            // 15.4.
            css: { postcss: { plugins: [cascadeLayers()] } },
            // Chrome 90 lacks only one case of it, `nobody?.(...spread, more)`, which nothing here is.
            esbuild: { supported: { "optional-chain": true } },
            build: {
              target: OLDEST,
              minify: "terser",
              terserOptions: { ecma: 2020, module: true, compress },
              rollupOptions: { output: { manualChunks } },
            },
          },
  };
}

function manualChunks(id: string, { getModuleInfo, getModuleIds }: Rollup.ManualChunkMeta): string | undefined {
  const isNeededBy = (...files: string[]) => {
    const needed = new Set([...getModuleIds()].filter((one) => files.some((file) => one.endsWith(`/app/${file}`))));
    // Iterating a set also visits what is added meanwhile.
    for (const one of needed) for (const next of getModuleInfo(one)?.importedIds ?? []) needed.add(next);
    return needed.has(id);
  };
  if (isNeededBy("entry.client.tsx") || id.startsWith("\0commonjs")) return "entry.client";
  // Nearly every page needs its header and metadata, so they belong to the shell.
  if (isNeededBy("root.tsx", "shell/page-header.tsx")) return "root";
  // Three small files for one.
  return isNeededBy("shell/join-cards.tsx") ? "join-cards" : undefined;
}
