import type { Plugin } from "vite";

/** A Vite plugin that builds the Worker from its entry file. Remix would build its routes only. */
export function workerEntry(file: string): Plugin {
  return {
    name: "worker-entry",
    enforce: "post",
    config: (_, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions: { input: file } } } : undefined),
  };
}
