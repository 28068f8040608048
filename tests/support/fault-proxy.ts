import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { closeAfterTest } from "./close-after-test.ts";
import { startServer } from "./upstream.ts";

type Behaviour = (forward: () => Promise<Response>, response: ServerResponse) => unknown;

const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

/** What may happen between the Worker and its database. */
const behaviours = {
  none: async (forward, response) => {
    const answer = await forward();
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "text/plain" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  },
  "lost reply": async (forward, response) => {
    await forward();
    reset(response);
  },
  reset: (_, response) => reset(response),
  hang: async (_, response) => {
    await wait(1000);
    reset(response);
  },
  "HTML 522": (_, response) =>
    response.writeHead(522, { "Content-Type": "text/html" }).end("<html><h1>secret-host</h1></html>"),
  "empty 404": (_, response) => response.writeHead(404).end(),
} satisfies Record<string, Behaviour>;

export type Fault = keyof typeof behaviours;
export const faults = Object.keys(behaviours) as Fault[];

/**
 * Starts a proxy between the Worker and its database. It resets a connection when the database is gone.
 *
 * @param target returns the URL of the database, which changes when it restarts.
 * @param choose returns the fault of the next request.
 */
export async function startFaultProxy(target: () => string, choose: () => Fault) {
  const failed = { requests: 0 };
  const server = await startServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers;
    const { method = "GET", url = "/" } = request;
    const init = { method, headers: headers as Record<string, string>, body: await buffer(request) };
    const behaviour: Behaviour = behaviours[choose()];
    try {
      await behaviour(() => fetch(new URL(url, target()), init), response);
    } catch {
      failed.requests += 1;
      reset(response);
    }
  });
  return { ...closeAfterTest(server), failed };
}
