import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const standIn = (name: string) => fileURLToPath(new URL(`stand-ins/${name}.ts`, import.meta.url));
const inPackage = (name: string, file: string) =>
  fileURLToPath(new URL(file, import.meta.resolve(`${name}/package.json`)));

/** What is built into the Worker in the place of packages, or of files, of which it would run little or nothing. */
const alias = [
  // Its only other user, react-router-dom, asks for the browser's `flushSync`.
  { find: /^react-dom$/, replacement: standIn("react-dom") },
  // The package's entry brings the streaming build, too.
  {
    find: /^react-dom\/server$/,
    replacement: inPackage("react-dom", "cjs/react-dom-server-legacy.browser.production.min.js"),
  },
  { find: /^@supabase\/(auth|functions|realtime|storage)-js$/, replacement: standIn("supabase") },
  { find: /^zod$/, replacement: standIn("zod") },
  { find: /^uuid$/, replacement: standIn("uuid") },
  { find: /^debug$/, replacement: standIn("debug") },
  { find: /^@web3-storage\/multipart-parser$/, replacement: standIn("multipart-parser") },
];

/**
 * How the Worker is built: of `server.ts`, where Remix would build its routes alone, and of what it runs.
 *
 * A new isolate evaluates all of it before its first request, so what nobody runs is left out: `stand-ins/` has the
 * few names that remain of it. A package that comes back fails the test of budgets.
 */
export function workerBuild(): Plugin {
  return {
    name: "worker-build",
    enforce: "post",
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {
            resolve: { alias },
            // One engine runs it, a new one.
            build: { rollupOptions: { input: "./server.ts" }, target: "esnext" },
            // A single other character, and V8 reads the whole module as two bytes for each.
            esbuild: { charset: "ascii" },
          }
        : undefined,
  };
}
