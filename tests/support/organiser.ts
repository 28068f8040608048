import { type ChildProcess, spawn } from "node:child_process";
import { Console } from "node:console";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fields } from "#app/registration/fields.ts";
import packageJson from "../../package.json" with { type: "json" };
import { run } from "../../scripts/registrations/run.ts";
import { closeAfterTest } from "./close-after-test.ts";
import { insertRows, startDatabase } from "./site.ts";
import { startUpstream } from "./upstream.ts";

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
  closeAfterTest({ close: () => rm(folder, { recursive: true }) });
  const project = { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: secrets.secretKey };
  return {
    supabase,
    db,
    secrets,
    folder,
    /** The settings of the database. */
    project,
    run: (args: string[], settings: Record<string, string> = project, terminals: Terminals = {}) =>
      runInProcess(folder, args, settings, terminals),

    /** Puts registrations into the database, as its owner. */
    insert(...rows: Partial<Record<string, string | null>>[]) {
      const plain = { name: "Asha", email: "asha@example.org", phone: "1", comments: null };
      return insertRows(
        supabase,
        rows.map((row) => ({ ...plain, ...row })),
      );
    },

    /**
     * A server in the database's place, which asks it.
     *
     * @param answer may change the address that is asked for, or return an error to answer with.
     */
    startFront: (answer: (address: URL, method: string) => object | undefined = () => undefined) =>
      startUpstream(async ({ method = "", url = "", headers }, response) => {
        const address = new URL(url, supabase.url);
        const error = answer(address, method);
        const passed = { apikey: String(headers.apikey), Prefer: String(headers.prefer ?? "") };
        const answered = error
          ? Response.json(error, { status: 500 })
          : await fetch(address, { method, headers: passed });
        response.writeHead(answered.status, { "Content-Type": "application/json" }).end(await answered.text());
      }),

    /** The email addresses of all registrations, in their order. */
    async emails(): Promise<string[]> {
      const { rows } = await db.query<{ email: string }>("select email from public.registrationns order by id");
      return rows.map(({ email }) => email);
    },
  };
}

/** Which of a command's streams go to a terminal, of so many columns. */
type Terminals = { stdout?: number; stderr?: number };

/** Runs an organiser's command in this process, as if it were alone there: in a folder, with these settings. */
async function runInProcess(cwd: string, args: string[], settings: Record<string, string>, terminals: Terminals) {
  const { env, stdout, stderr } = process;
  const [before, consoleBefore] = [process.cwd(), globalThis.console];
  const stream = (name: "stdout" | "stderr") =>
    Object.assign(new PassThrough(), terminals[name] !== undefined && { isTTY: true, columns: terminals[name] });
  const [out, err] = [stream("stdout"), stream("stderr")];
  const written = Promise.all([text(out), text(err)]);
  const put = (streams: { stdout: unknown; stderr: unknown }) => {
    for (const [name, value] of Object.entries(streams)) Object.defineProperty(process, name, { value });
  };
  process.chdir(cwd);
  process.env = { PATH: env.PATH, ...settings };
  put({ stdout: out, stderr: err });
  globalThis.console = new Console(out, err);
  try {
    const code = await run(args);
    out.end();
    err.end();
    const [outText, errText] = await written;
    return { code, out: outText, err: errText };
  } finally {
    globalThis.console = consoleBefore;
    put({ stdout, stderr });
    process.env = env;
    process.chdir(before);
  }
}

/**
 * Runs `npm run registrations <args>` in a folder, with these settings, in a process of its own.
 *
 * @param onStart is given the process, to end it.
 * @param stdout the open file that its output goes to; by default it is returned.
 */
export async function spawnRegistrations(
  cwd: string,
  args: string[],
  settings: Record<string, string>,
  onStart = (_: ChildProcess) => {},
  stdout: number | "pipe" = "pipe",
) {
  const { PATH } = process.env;
  const child: ChildProcess = spawn(process.execPath, [...command, ...args], {
    cwd,
    env: { PATH, ...settings },
    stdio: ["ignore", stdout, "pipe"],
  });
  onStart(child);
  const read = (stream: Readable | null) => (stream ? text(stream) : "");
  const [out, err, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, "close")]);
  return { code, out, err };
}
