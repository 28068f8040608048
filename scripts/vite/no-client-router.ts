import type { Plugin } from "vite";

/** Marks the modules that Remix builds for its client router, one for each route. */
const CLIENT_ROUTE = "?__remix-build-client-route";

/** Remix's plugins for hot updates, which need its client router. */
const HOT_UPDATES =
  /^remix-(inject-hmr-runtime|hmr-runtime|react-refresh-babel|hmr-updates|server-change-trigger-client-hmr)$/;

/** Adapts Remix's plugins to a site without a client router. */
export function withoutClientRouter(remix: Plugin[]): Plugin[] {
  return [
    ...remix.filter(({ name }) => !HOT_UPDATES.test(name)),
    {
      // Nothing loads Remix's client routes. As empty modules they are chunks of one byte.
      name: "no-client-routes",
      enforce: "post",
      apply: "build",
      transform: (_, id) => (id.endsWith(CLIENT_ROUTE) ? "export {};" : undefined),
    },
    {
      name: "reload-on-edit",
      hotUpdate({ server, modules }) {
        if (modules.length > 0) server.environments.client.hot.send({ type: "full-reload" });
        // The browser gets no update of single modules. On the server, Vite updates them as usual.
        return this.environment.name === "client" ? [] : undefined;
      },
    },
  ];
}
