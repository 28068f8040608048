import type { Plugin, Rollup } from "vite";

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
            build: {
              // What the styles need: https://tailwindcss.com/docs/compatibility. Elsewhere pages work as without a script.
              target: ["chrome111", "edge111", "firefox128", "safari16.4"],
              minify: "terser",
              terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
              rollupOptions: { preserveEntrySignatures: "allow-extension", output: { manualChunks } },
            },
          },
  };
}

function manualChunks(id: string, { getModuleInfo, getModuleIds }: Rollup.ManualChunkMeta): string | undefined {
  const reached = (from: string, ids = new Set<string>()): Set<string> => {
    if (!ids.has(from)) for (const next of getModuleInfo(from)?.importedIds ?? []) reached(next, ids.add(from));
    return ids.add(from);
  };
  const find = (file: string) => [...getModuleIds()].find((one) => one.endsWith(`/app/${file}`)) ?? "";
  if (id.startsWith("\0commonjs") || reached(find("entry.client.tsx")).has(id)) return "entry.client";
  // The heading and the title of nearly every page are a part of the shell.
  if (["root.tsx", "routes/page-header.tsx", "routes/page-meta.ts"].some((file) => reached(find(file)).has(id)))
    return "root";
  return undefined;
}
