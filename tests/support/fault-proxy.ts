import type { ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { closeAfterTest } from "./close-after-test.ts";
import { startServer } from "./upstream.ts";

type Behaviour = (forward: () => Promise<Response>, response: ServerResponse) => unknown;

const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

async function reply(answer: Response, response: ServerResponse): Promise<void> {
  const contentType = answer.headers.get("Content-Type");
  response.writeHead(answer.status, contentType ? { "Content-Type": contentType } : {});
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** What may happen between the Worker and its database. */
const behaviours = {
  none: async (forward, response) => reply(await forward(), response),
  hang: () => {},
  reset: (_, response) => reset(response),
  "lost reply": async (forward, response) => {
    await forward();
    reset(response);
  },
  "HTML 522": (_, response) =>
    response.writeHead(522, { "Content-Type": "text/html" }).end("<html><h1>522 secret-host</h1></html>"),
  "empty 404": (_, response) => response.writeHead(404).end(),
} satisfies Record<string, Behaviour>;

export type Fault = keyof typeof behaviours;

/** Every fault, without `none`. */
export const faults = (Object.keys(behaviours) as Fault[]).filter((fault) => fault !== "none");

/** Starts a proxy between the Worker and the database at `target`. `choose` returns the fault of the next request. */
export async function startFaultProxy(target: string, choose: () => Fault) {
  /** How often each fault happened. */
  const counts = new Map<Fault, number>();
  const server = await startServer(async (request, response) => {
    const fault = choose();
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
    const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers;
    const { method = "GET", url = "/" } = request;
    const body = await buffer(request);
    const init = { method, headers: headers as Record<string, string>, ...(body.length > 0 && { body }) };
    const behaviour: Behaviour = behaviours[fault];
    try {
      await behaviour(() => fetch(new URL(url, target), init), response);
    } catch {
      // The database has stopped.
      reset(response);
    }
  });
  return { ...closeAfterTest(server), counts };
}
