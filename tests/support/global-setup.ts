import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { startSupabase } from "../../scripts/local/supabase.ts";
import { findChromium } from "./chromium.ts";

const CACHE = "node_modules/.cache";
/** The files on which a migrated database depends. */
const SOURCES = ["package-lock.json", "scripts/local/supabase.ts", ...globSync("supabase/migrations/*.sql").sort()];

/** Unpacks the browser. Migrates a database, unless an earlier run has: `startDatabase` copies TEMPLATE_DATABASE. */
export default async function setup() {
  await findChromium();
  const hash = createHash("sha256");
  for (const source of SOURCES) hash.update(readFileSync(source));
  const file = `${CACHE}/database-${hash.digest("hex")}.tar`;
  if (!existsSync(file)) await migrateDatabase(file);
  process.env.TEMPLATE_DATABASE = file;
}

async function migrateDatabase(file: string): Promise<void> {
  const { connection, close } = await startSupabase({ publishableKey: "", secretKey: "" });
  const dump = await connection.driver.dumpDataDir("none");
  mkdirSync(CACHE, { recursive: true });
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, new Uint8Array(await dump.arrayBuffer()));
  // Another run may look for the file now.
  renameSync(whole, file);
  await close();
}
