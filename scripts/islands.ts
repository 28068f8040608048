import type { Plugin } from "vite";

/** Marks the modules that Remix builds for its client router, one for each route. */
const CLIENT_ROUTE = "?__remix-build-client-route";

/** Vite plugins for a site whose browser loads `entry.client.ts` and islands only. */
export function islands(): Plugin[] {
  return [
    {
      // Nothing loads Remix's client routes. Empty, they do not split the islands' code into more files.
      name: "no-client-routes",
      enforce: "post",
      apply: "build",
      transform: (_, id) => (id.endsWith(CLIENT_ROUTE) ? "export {};" : undefined),
    },
    {
      // Remix's hot updates need its client router.
      name: "reload-on-edit",
      hotUpdate: {
        order: "pre",
        handler({ modules }) {
          if (this.environment.name !== "client" || modules.length === 0) return undefined;
          this.environment.hot.send({ type: "full-reload" });
          return [];
        },
      },
    },
  ];
}
