import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@supabase/lite/pglite";
import pg from "pg";

/** A database without Supabase, and a connection as its owner. */
export type PlainDatabase = {
  exec(sql: string): Promise<unknown>;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  close(): Promise<void>;
};

/** A database of a server. */
export type ServedDatabase = PlainDatabase & {
  /**
   * Restores a dump of the database into a new one.
   *
   * @returns a connection to that.
   * @throws with what pg_dump warned of or psql failed at.
   */
  restored(): Promise<pg.Client>;
};

/** Postgres refuses to run as root; the user to run it as. */
const NOBODY = 65_534;

/** Starts PGlite, which is Postgres compiled to WebAssembly, in memory. */
export function startPglite(): Promise<PlainDatabase> {
  return PGlite.create();
}

/**
 * Starts a separate PostgreSQL server, which listens on a socket in its own folder.
 *
 * @param programs the folder of its programs, from `findPostgres`.
 * @throws with its output if it does not start.
 */
export async function startPostgres(programs: string): Promise<ServedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["--pgdata", data, "--username=owner", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);

  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "fsync=off"].flatMap((s) => ["-c", s]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], { ...user, cwd: folder });
  // Also where the tests end before they close it.
  process.once("exit", () => server.kill("SIGKILL"));
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding("utf8").on("data", (text: string) => {
      log += text;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`postgres: ${log}`)));
  });
  const connect = async (database: string) => {
    const client = new pg.Client({ host: folder, user: "owner", database });
    await client.connect();
    return client;
  };
  const run = (program: string, options: string[], input = "") => {
    const words = [`--host=${folder}`, "--username=owner", ...options];
    const { error, stdout, stderr } = spawnSync(join(programs, program), words, { input, encoding: "utf8" });
    if (error ?? stderr) throw error ?? new Error(stderr);
    return stdout;
  };
  const client = await connect("postgres");
  return {
    exec: (sql) => client.query(sql),
    query: (sql, values) => client.query(sql, values),
    async restored() {
      await client.query("create database restored");
      run("psql", ["--dbname=restored", "--set=ON_ERROR_STOP=1"], run("pg_dump", ["postgres"]));
      return connect("restored");
    },
    async close() {
      await client.end();
      server.kill("SIGINT");
      await once(server, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Gives a plain database the roles of a new Supabase project, and its default privileges, which grant them everything
 * (https://supabase.com/docs/guides/database/postgres/roles).
 */
export async function asSupabaseProject(db: PlainDatabase): Promise<void> {
  await db.exec("create role anon; create role authenticated; create role service_role bypassrls");
  for (const things of ["tables", "sequences", "functions"]) {
    await db.exec(
      `alter default privileges in schema public grant all on ${things} to anon, authenticated, service_role`,
    );
  }
}

/** The migrations' SQL, in order. */
export async function migrations(): Promise<string[]> {
  const files = (await readdir("supabase/migrations")).sort();
  return Promise.all(files.map((file) => readFile(`supabase/migrations/${file}`, "utf8")));
}
