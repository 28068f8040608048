import { spawn } from "node:child_process";
import { once } from "node:events";
import { startSupabase } from "../../scripts/local/supabase.ts";

/** Starts a Supabase in a process of its own, which can be killed. */
export async function startDatabaseProcess(options: Parameters<typeof startSupabase>[0]) {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [url] = await Promise.race([once(child.stdout.setEncoding("utf8"), "data"), ended]);
  return {
    url: String(url).trim(),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const [, program, options = ""] = process.argv;
if (program === import.meta.filename) console.log((await startSupabase(JSON.parse(options))).url);
