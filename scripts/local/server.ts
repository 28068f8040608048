import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener, type FetchHandler } from "@mjackson/node-fetch-server";

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

/**
 * A listener that hands every request to a handler of `fetch`'s requests, and answers 400 to what cannot be one: a Host
 * that is none, TRACE. By itself `createRequestListener` ends the process then, and takes the path `//name/` for a host.
 */
export function fetchListener(handler: FetchHandler): RequestListener {
  const listen = createRequestListener(handler) as (...exchange: Parameters<RequestListener>) => Promise<void>;
  return (request, response) => {
    if (request.url?.startsWith("//")) request.url = `http://${request.headers.host}${request.url}`;
    listen(request, response).catch(() => (response.headersSent ? response.destroy() : response.writeHead(400).end()));
  };
}
