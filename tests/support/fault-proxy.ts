import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { closeAfterTest } from "./close-after-test.ts";
import { startServer } from "./upstream.ts";

type Behaviour = (forward: () => Promise<Response>, response: ServerResponse) => unknown;

const reset = (response: ServerResponse) => response.socket?.resetAndDestroy();

async function reply(answer: Response, response: ServerResponse): Promise<void> {
  const contentType = answer.headers.get("Content-Type");
  response.writeHead(answer.status, contentType ? { "Content-Type": contentType } : {});
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const answerWith =
  (status: number, body?: string, type = "application/json"): Behaviour =>
  (_, response) =>
    response.writeHead(status, body === undefined ? {} : { "Content-Type": type }).end(body);

/** What may happen between the Worker and its database. */
const behaviours = {
  none: async (forward, response) => reply(await forward(), response),
  hang: () => {},
  reset: (_, response) => reset(response),
  "lost reply": async (forward, response) => {
    await forward();
    reset(response);
  },
  "slow reply": async (forward, response) => {
    const answer = await forward();
    await wait(6000);
    await reply(answer, response);
  },
  "HTML 522": answerWith(522, "<html><h1>522 secret-host</h1></html>", "text/html"),
  "empty 404": answerWith(404),
  "204": answerWith(204),
  "429": answerWith(429),
  "503 with an error object": answerWith(503, '{"code":"PGRST002","message":"The database is starting up"}'),
  "503 without one": answerWith(503),
  "garbage JSON": answerWith(500, '{"message": "secret-host'),
} satisfies Record<string, Behaviour>;

export type Fault = keyof typeof behaviours;

/** Every fault, without `none`. */
export const faults = (Object.keys(behaviours) as Fault[]).filter((fault) => fault !== "none");

/**
 * Starts a proxy between the Worker and its database.
 *
 * @param target the URL of the database.
 * @param choose returns the fault of the next request.
 */
export async function startFaultProxy(target: string, choose: () => Fault) {
  /** How often each fault happened. */
  const counts = new Map<Fault, number>();
  async function handle(request: IncomingMessage, response: ServerResponse) {
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
  }
  let server = await startServer(handle);
  const { url } = server;
  closeAfterTest({ close: () => server.close() });
  return {
    url,
    counts,
    /** Closes the port, so that connections are refused. */
    refuse: () => server.close(),
    async listenAgain() {
      server = await startServer(handle, Number(new URL(url).port));
    },
  };
}
