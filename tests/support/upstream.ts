import type { RequestListener } from "node:http";
import { startServer } from "../../scripts/local/server.ts";
import { untilOver } from "./until-over.ts";

/** A server in place of the database that answers, or fails to, as a test says, until the caller is over. */
export async function startUpstream(answer: RequestListener) {
  /** Every request so far, as method and path. */
  const requests: string[] = [];
  const server = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  return { ...untilOver(server), requests };
}
