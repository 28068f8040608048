import { fork } from "node:child_process";
import { once } from "node:events";
import type { SupabaseOptions } from "./supabase.ts";

/** Starts a Supabase in a process of its own, which can be killed and ends with this one. */
export async function startDatabaseProcess(options: SupabaseOptions) {
  const child = fork(import.meta.filename, [JSON.stringify(options)]);
  const ended = once(child, "exit");
  const [url] = await Promise.race([once(child, "message"), ended]);
  return {
    url: String(url),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const [, program, options = ""] = process.argv;
if (program === import.meta.filename) {
  // Imported here, because a large parent process adds CPU time to the start of each of its children (npm run bench).
  const { startSupabase } = await import("./supabase.ts");
  const { url } = await startSupabase(JSON.parse(options));
  process.send?.(url);
  process.once("disconnect", () => process.exit());
}
