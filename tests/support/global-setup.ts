import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSupabase } from "../../scripts/local/supabase.ts";
import { findChromium } from "./chromium.ts";

/** Unpacks the browser, and migrates a database once: `startDatabase` starts with a copy of TEMPLATE_DATABASE. */
export default async function setup() {
  // Runs for each project of a run.
  if (process.env.TEMPLATE_DATABASE) return;
  await findChromium();
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  const file = join(folder, "database.tar");
  const { connection, close } = await startSupabase({ publishableKey: "", secretKey: "" });
  const dump = await connection.driver.dumpDataDir("none");
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await close();
  process.env.TEMPLATE_DATABASE = file;
  return () => rm(folder, { recursive: true });
}
