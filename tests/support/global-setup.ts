import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../scripts/local/chromium.ts";
import { startSupabase } from "../../scripts/local/supabase.ts";

/**
 * Does once what would take every file seconds: unpacks the browser, and migrates an empty database into the file
 * TEMPLATE_DATABASE, which `startDatabase` copies.
 */
export default async function setup() {
  // Another project of the same run has been here.
  if (process.env.TEMPLATE_DATABASE) return;
  const folder = mkdtempSync(join(tmpdir(), "navbindu-"));
  process.env.TEMPLATE_DATABASE = join(folder, "database.tar");
  await findBrowser();
  await writeTemplateDatabase(process.env.TEMPLATE_DATABASE);
  return () => rm(folder, { recursive: true });
}

/** Writes an empty database, with all migrations, into a file. */
export async function writeTemplateDatabase(file: string): Promise<void> {
  const { connection, close } = await startSupabase({ publishableKey: "", secretKey: "" });
  const dump = await connection.driver.dumpDataDir("none");
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await close();
}
