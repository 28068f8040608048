import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on this machine alone. */
export type LocalServer = { url: string; close(): Promise<void> };

/**
 * Starts an HTTP server on 127.0.0.1.
 *
 * @param port 0 or undefined for any free one.
 * @throws if the port is taken.
 */
export async function startServer(listener: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(listener).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
