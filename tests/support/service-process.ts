// A database or a Worker in its own process, which a test may kill: `fork` it with one of the two as a message.
import { type LocalSupabase, startSupabase } from "../../scripts/local/supabase.ts";
import { type LocalWorker, startWorker } from "../../scripts/local/worker.ts";

export type Order =
  | { service: "database"; options: Parameters<typeof startSupabase>[0] }
  | { service: "worker"; options: Parameters<typeof startWorker>[0] };

process.once("message", async (order: Order) => {
  const running: LocalSupabase | LocalWorker =
    order.service === "database" ? await startSupabase(order.options) : await startWorker(order.options);
  process.send?.(running.url);
});
// The test has ended without killing it.
process.once("disconnect", () => process.exit());
