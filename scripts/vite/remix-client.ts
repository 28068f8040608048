import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = /@remix-run\/react\/dist\/esm\/([\w-]+\.js)/;

type Edit = { why: string; from: string; to: string };

/** Changes to the files of @remix-run/react 2 for the browser. */
const edits: Record<string, Edit[]> = {
  "routes.js": [
    {
      why: "The paths are case-sensitive. Remix drops the flag here, so a click on /speaker would show /Speaker.",
      from: "path: route.path\n",
      to: "path: route.path,\n      caseSensitive: route.caseSensitive\n",
    },
    {
      why: "All data comes by single fetch. Here the way before it begins, which brings a parser of its own.",
      from: "let result = await fetchServerHandler(request, route);\n      return unwrap ? unwrapServerResponse(result) : result;\n",
      to: 'throw new Error("There is no data but by single fetch.");\n',
    },
  ],
  "components.js": [
    {
      why: "A component that is given a name counts as used. This site has no NavLink.",
      from: 'NavLink.displayName = "NavLink";\n',
      to: "",
    },
  ],
  "single-fetch.js": [
    {
      why: "This site has no fetchers: data is loaded by navigations alone.",
      from: "    if (fetcherKey) {\n      return singleFetchLoaderFetcherStrategy(request, matches);\n    }\n",
      to: "",
    },
  ],
  "fog-of-war.js": [
    {
      why: "Lazy route discovery is off: 25 routes are no reason for requests of their own.",
      from: "return future.v3_lazyRouteDiscovery === true && !isSpaMode;",
      to: "return false;",
    },
  ],
};

const ours = (file: string) => fileURLToPath(new URL(`../../app/remix/${file}`, import.meta.url));

/** Replacements for files of @remix-run/react: our own, which say why, or nothing. */
const standIns: Record<string, string> = {
  "routeModules.js": `export { loadRouteModule } from "${ours("route-module.ts")}";`,
  // Root has an error boundary of its own.
  "errorBoundaries.js": `export { RemixErrorBoundary } from "${ours("error-boundary.tsx")}"; export const RemixRootDefaultErrorBoundary = undefined;`,
  // No loader runs before hydration, so there is no fallback to show.
  "fallback.js": "export const RemixRootDefaultHydrateFallback = undefined;",
};

function edited(file: string, code: string): string {
  return (edits[file] ?? []).reduce((before, { why, from, to }) => {
    const parts = before.split(from);
    if (parts.length !== 2) throw new Error(`@remix-run/react's ${file} has changed: look at remix-client.ts. ${why}`);
    return parts.join(to);
  }, code);
}

/**
 * A Vite plugin that corrects @remix-run/react in the browser and removes what this site cannot reach. It throws if the
 * code is not as expected.
 */
export function remixClient(): Plugin {
  const name = "remix-client";
  return {
    name,
    enforce: "pre",
    transform(code, id, options) {
      const file = FILE.exec(id)?.[1];
      if (!file || options?.ssr) return undefined;
      return { code: standIns[file] ?? edited(file, code), map: null };
    },
    // In development Vite prebundles packages with esbuild, which does not know our files.
    config: () => ({
      optimizeDeps: {
        esbuildOptions: {
          plugins: [
            {
              name,
              setup(build) {
                build.onLoad({ filter: FILE }, async ({ path }) => ({
                  contents: edited(FILE.exec(path)?.[1] ?? "", await readFile(path, "utf8")),
                }));
              },
            },
          ],
        },
      },
    }),
  };
}
