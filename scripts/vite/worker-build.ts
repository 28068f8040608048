import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const standIn = (name: string) => fileURLToPath(new URL(`stand-ins/${name}.ts`, import.meta.url));
const inPackage = (name: string, file: string) =>
  fileURLToPath(new URL(file, import.meta.resolve(`${name}/package.json`)));

/** What the Worker's build replaces: packages or files of which it would run little or nothing. */
const alias = [
  // Its only other user, react-router-dom, asks for the browser's `flushSync`.
  { find: /^react-dom$/, replacement: standIn("react-dom") },
  // The package's entry includes the streaming build.
  {
    find: /^react-dom\/server$/,
    replacement: inPackage("react-dom", "cjs/react-dom-server-legacy.browser.production.min.js"),
  },
  { find: /^@supabase\/(auth|functions|realtime|storage)-js$/, replacement: standIn("supabase") },
  { find: /^uuid$/, replacement: standIn("uuid") },
  { find: /^debug$/, replacement: standIn("debug") },
  { find: /^@web3-storage\/multipart-parser$/, replacement: standIn("multipart-parser") },
];

/**
 * Builds the Worker from `server.ts`, where Remix would build only its routes, and from what it runs.
 *
 * A new isolate evaluates all of it before its first request, so what nobody runs is left out: `stand-ins/` has the few
 * names that remain. The test of budgets fails if a package comes back.
 */
export function workerBuild(): Plugin {
  return {
    name: "worker-build",
    enforce: "post",
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {
            resolve: { alias },
            // react-router-dom would catch an error at the top level, for whose position V8 parses the whole module again.
            define: { "window.__reactRouterVersion": "globalThis.__reactRouterVersion" },
            // It runs in one engine, a current one.
            build: { rollupOptions: { input: "./server.ts" }, target: "esnext" },
            // With a single other character, V8 stores the whole module with two bytes per character.
            esbuild: { charset: "ascii" },
          }
        : undefined,
  };
}
