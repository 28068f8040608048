import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/local/chromium.ts";
import { startSupabase } from "../../scripts/local/supabase.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file of an empty database with every migration applied, which `startDatabase` copies. */
    templateDatabase: string;
  }
}

/** Does once what would take every file of a project seconds: unpacks the browser and migrates a database. */
export default async function setup({ provide }: TestProject) {
  await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), "navbindu-"));
  const file = join(folder, "database.tar");
  const { connection, close } = await startSupabase({ publishableKey: "", secretKey: "" });
  const dump = await connection.driver.dumpDataDir("none");
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await close();
  provide("templateDatabase", file);
  return () => rm(folder, { recursive: true });
}
