import { createClient } from "@supabase/supabase-js";
import { startService } from "../../tests/support/service.ts";
import { someAnswers } from "../../tests/support/site.ts";
import type { LocalSecrets } from "../local/secrets.ts";
import { type Load, load, post } from "./load.ts";
import { type Figures, measureLoad, type Rounds } from "./pages.ts";
import { startWorkerd } from "./workerd.ts";
import { ours } from "./workers.ts";

type Registering = Load & Partial<Figures>;
/** The Worker's form, and the same row sent to the database's API without a Worker. */
export type Way = "worker" | "database";

/**
 * Registers volunteers, each with their own email address, in turns through the Worker and directly in the database.
 * Each runs in a process of its own. The first round warms up and does not count.
 *
 * @throws if the table does not end up with one row for every success.
 */
export async function measureRegistrations(
  secrets: LocalSecrets,
  connections: number[],
  rounds: number,
  seconds: number,
): Promise<{ byConnections: Record<number, Rounds<Way, Registering>>; rows: number }> {
  const database = await startService({ service: "database", options: secrets });
  const { publishableKey, secretKey, sessionSecret } = secrets;
  const variables = { SUPABASE_URL: database.url, SUPABASE_ANON_KEY: publishableKey, SESSION_SECRET: sessionSecret };
  const worker = await startWorkerd("registrations", ours(variables));
  const port = Number(new URL(database.url).port);
  const straight = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}`, Prefer: "return=minimal" };
  const byConnections: Record<number, Rounds<Way, Registering>> = {};
  for (const count of connections) byConnections[count] = { worker: [], database: [] };
  let registered = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const count of connections) {
      const through = await measureLoad(worker, {
        connections: count,
        seconds,
        request: () =>
          post("/joinvolunteer", "application/x-www-form-urlencoded", String(new URLSearchParams(someAnswers()))),
        status: 303,
      });
      const without = await load({
        port,
        connections: count,
        seconds,
        request: () => post("/rest/v1/registrationns", "application/json", JSON.stringify(someRow()), straight),
        status: 201,
      });
      registered += through.answers + without.answers;
      if (round === 0) continue;
      byConnections[count]?.worker.push(through);
      byConnections[count]?.database.push(without);
    }
  }
  const { count, error } = await createClient(database.url, secretKey)
    .from("registrationns")
    .select("*", { count: "exact", head: true });
  if (error || count !== registered) throw new Error(`${registered} successes, but ${count} rows. ${error ?? ""}`);
  await worker.stop();
  await database.kill();
  return { byConnections, rows: registered };
}

function someRow() {
  return { ...someAnswers(), comments: null, registration_date: new Date().toISOString() };
}
