import { spawn } from "node:child_process";
import { once } from "node:events";
import { startSupabase } from "../../scripts/local/supabase.ts";

/** Starts a Supabase in a process of its own, which can be killed. */
export async function startDatabaseProcess(options: Parameters<typeof startSupabase>[0]) {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [url] = await once(child.stdout.setEncoding("utf8"), "data");
  return {
    url: String(url).trim(),
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

const [, program, options = ""] = process.argv;
if (program === import.meta.filename) console.log((await startSupabase(JSON.parse(options))).url);
