import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { closeAfterTest } from "./close-after-test.ts";

/** Starts an HTTP server on 127.0.0.1, on a free port by default. */
export async function startServer(listener: RequestListener, port = 0) {
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

/** Starts a server in place of the database, or of another service, which answers as a test says. */
export async function startUpstream(answer: RequestListener) {
  /** Method and path of each request. */
  const requests: string[] = [];
  const server = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  return { ...closeAfterTest(server), requests };
}
