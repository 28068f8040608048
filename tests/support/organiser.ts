import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fields } from "#app/registration/fields.ts";
import packageJson from "../../package.json" with { type: "json" };
import { someAnswers, startDatabase } from "./site.ts";

/** The command that package.json starts, in any folder. */
const [, ...command] = packageJson.scripts.registrations
  .split(" ")
  .map((word) => (word.endsWith(".ts") ? resolve(word) : word));

/** The stored columns, as an export has them. */
export const COLUMNS = ["id", ...fields.map(({ name }) => name), "registration_date", "same_as"];

/** An organiser at a terminal, with a database and its secret key, in a folder without `.dev.vars`. */
export async function startOrganiser() {
  const { secrets, supabase } = await startDatabase();
  const db = supabase.connection.driver;
  const folder = await mkdtemp(join(tmpdir(), "registrations-"));
  const project = { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: secrets.secretKey };
  return {
    supabase,
    db,
    secrets,
    folder,
    /** The settings of the database. */
    project,
    run: (args: string[], settings: Record<string, string> = project) => runRegistrations(folder, args, settings),

    /** Puts registrations into the database, as its owner. */
    async insert(...rows: Partial<Record<string, string | null>>[]) {
      const columns = COLUMNS.filter((column) => column !== "id" && column !== "same_as").join(", ");
      const plain = { ...someAnswers(), name: "Asha", email: "asha@example.org", phone: "1", comments: null };
      const values = rows.map((row) => ({ ...plain, registration_date: new Date().toISOString(), ...row }));
      await db.query(
        `insert into public.registrationns (${columns})
         select ${columns} from jsonb_populate_recordset(null::public.registrationns, $1)`,
        [JSON.stringify(values)],
      );
    },

    /** The e-mail addresses of all registrations, in their order. */
    async emails(): Promise<string[]> {
      const { rows } = await db.query<{ email: string }>("select email from public.registrationns order by id");
      return rows.map(({ email }) => email);
    },

    async close() {
      await supabase.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Runs `npm run registrations <args>` in a folder, with these settings. */
export async function runRegistrations(cwd: string, args: string[], settings: Record<string, string>) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [...command, ...args], { cwd, env: { PATH, ...settings } });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    err += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, out, err };
}
