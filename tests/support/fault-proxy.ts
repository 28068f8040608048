import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../../scripts/local/server.ts";
import { untilOver } from "./until-over.ts";

const SLOW = 6000;

type Answer = (forward: () => Promise<Response>, response: ServerResponse) => unknown;

function answers(status: number, body?: string, contentType = "application/json"): Answer {
  return (_, response) =>
    response.writeHead(status, body === undefined ? {} : { "Content-Type": contentType }).end(body);
}

async function giveBack(reply: Response, response: ServerResponse): Promise<void> {
  const contentType = reply.headers.get("Content-Type");
  response.writeHead(reply.status, contentType ? { "Content-Type": contentType } : {});
  response.end(Buffer.from(await reply.arrayBuffer()));
}

/** What may happen between the Worker and its database. `refuse` is no answer at all: nobody listens. */
const behaviours = {
  none: async (forward, response) => giveBack(await forward(), response),
  hang: () => {},
  reset: (_, response) => reset(response),
  "lost reply": async (forward, response) => {
    await forward();
    reset(response);
  },
  "slow reply": async (forward, response) => {
    const reply = await forward();
    await wait(SLOW);
    await giveBack(reply, response);
  },
  "HTML 522": answers(522, "<html><h1>522 secret-host</h1></html>", "text/html"),
  "empty 404": answers(404),
  "204": answers(204),
  "429": answers(429),
  "503 with an error object": answers(
    503,
    JSON.stringify({ code: "PGRST002", message: "The database is starting up" }),
  ),
  "503 without one": answers(503),
  "garbage JSON": answers(500, '{"message": "secret-host'),
} satisfies Record<string, Answer>;

export type Fault = keyof typeof behaviours | "refuse";

/** Every fault, without `none`. */
export const faults: readonly Fault[] = ["refuse", ...(Object.keys(behaviours) as Fault[]).filter((f) => f !== "none")];

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

/**
 * A proxy between the Worker and its database that causes the faults that a test wants, until the caller is over.
 *
 * @param target the database's address.
 * @param choose the fault of the next request.
 */
export async function startFaultProxy(target: string, choose: () => Exclude<Fault, "refuse">) {
  const counts = new Map<Fault, number>();
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const fault = choose();
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { apikey, authorization, "content-type": contentType, prefer } = request.headers;
    const headers = Object.entries({ apikey, authorization, "content-type": contentType, prefer });
    const forward = () =>
      fetch(new URL(request.url ?? "/", target), {
        method: request.method ?? "GET",
        headers: headers.flatMap(([name, value]) => (value ? [[name, String(value)] as [string, string]] : [])),
        body: Buffer.concat(chunks),
      });
    const behaviour: Answer = behaviours[fault];
    try {
      await behaviour(forward, response);
    } catch {
      // The database itself has stopped.
      reset(response);
    }
  }

  let server = await startServer(handle);
  const { url } = server;
  untilOver({ close: () => server.close() });
  return {
    url,
    /** How often each fault happened. */
    counts,
    /** From now on nobody listens. */
    refuse: () => server.close(),
    async listenAgain() {
      server = await startServer(handle, Number(new URL(url).port));
    },
  };
}
