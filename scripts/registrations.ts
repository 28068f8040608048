// npm run registrations: the organisers' way to the volunteer registrations. It needs the secret key.
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { stringify } from "csv-stringify";
import { RETENTION_MONTHS } from "../app/content/privacy-notice.ts";
import { type FieldName, fields } from "../app/registration/fields.ts";
import { devVars } from "./local/dev-vars.ts";
import { printTable } from "./table.ts";

const HELP = `Usage: npm run registrations -- <command>

  count                            how many there are, by meetup and day
  list                             who registered, one line each
  export [--format csv|json]       all answers, as CSV (the default) or JSON
         [--output file]             into a file instead of the terminal
         [--bom]                     CSV with a byte order mark, as Excel likes it
  erase <e-mail> [--yes]           shows the registrations of an e-mail address; with --yes erases them
  prune [--older-than months] [--yes]
                                   shows those older than that (${RETENTION_MONTHS} months if not said); with --yes erases them
  --help                           this text

The database is the one of SUPABASE_URL, with SUPABASE_SECRET_KEY (sb_secret_…), both from the environment or .dev.vars.
With neither it is the local one of a running "npm start". Days are India's.

Exit codes: 0 done, 1 it failed or there was nothing to erase, 2 the command was not understood.`;

const TABLE = "registrationns";
/** Rows asked for at a time; a project may answer fewer (its "Max rows" setting). */
const PAGE = 1000;
/** Ids named in one request, so that its address stays short. */
const BATCH = 200;
/** Milliseconds. */
const TIMEOUT = 30_000;
const COLUMNS = ["id", ...fields.map(({ name }) => name), "registration_date"] as const;

type Registration = Record<FieldName, string | null> & { id: number; registration_date: string };
type Database = {
  public: {
    Tables: { [TABLE]: { Row: Registration; Insert: never; Update: never; Relationships: [] } };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
type Connection = { client: SupabaseClient<Database>; url: string; local: boolean };

/** Something to tell the maintainer, without a stack. */
class Problem extends Error {
  exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const commands: Record<string, (args: string[]) => Promise<void>> = {
  count,
  list,
  export: exportAll,
  erase,
  prune,
};

try {
  const [command = "", ...args] = process.argv.slice(2);
  if (["--help", "-h", "help"].includes(command) || args.includes("--help")) console.log(HELP);
  else if (commands[command]) await commands[command](args);
  else throw new Problem(`${command ? `There is no command “${command}”.\n\n` : ""}${HELP}`, 2);
} catch (problem) {
  // The reader of a pipe has seen enough.
  if ((problem as NodeJS.ErrnoException).code === "EPIPE") process.exit(0);
  if (!(problem instanceof Problem)) throw problem;
  console.error(problem.message);
  process.exitCode = problem.exitCode;
}

async function count(args: string[]): Promise<void> {
  optionsOf(args, {});
  const database = connect();
  const meetups = fields.find(({ name }) => name === "volunteer_for")?.options ?? [];
  const days = new Map<string, number[]>();
  const total = meetups.map(() => 0);
  for await (const row of registrations(database)) {
    const column = meetups.indexOf(row.volunteer_for ?? "");
    const day = momentInIndia(row.registration_date).slice(0, 10);
    const counts = days.get(day) ?? meetups.map(() => 0);
    days.set(day, counts);
    for (const cells of [counts, total]) cells[column] = (cells[column] ?? 0) + 1;
  }
  if (days.size === 0) return sayNone();
  const line = (name: string, counts: number[]) => [name, ...[...counts, sum(counts)].map(String)];
  const lines = [...days].sort(([one], [other]) => one.localeCompare(other)).map(([day, counts]) => line(day, counts));
  printTable([["Day", ...meetups, "Total"], ...lines, line("Total", total)]);
}

async function list(args: string[]): Promise<void> {
  optionsOf(args, {});
  const rows = await gathered(registrations(connect()));
  if (rows.length === 0) return sayNone();
  printRegistrations(rows);
}

async function exportAll(args: string[]): Promise<void> {
  const { values } = optionsOf(args, {
    format: { type: "string", default: "csv" },
    output: { type: "string" },
    bom: { type: "boolean", default: false },
  });
  const { format, bom } = values;
  if (format !== "csv" && format !== "json") throw new Problem(`--format is csv or json, not “${format}”.`, 2);
  if (bom && format === "json") throw new Problem("JSON has no byte order mark (RFC 8259, 8.1): leave --bom out.", 2);
  const database = connect();

  // npm runs this in the project's folder, whatever folder the maintainer is in.
  const file = values.output && resolve(process.env.INIT_CWD ?? ".", values.output);
  const watched = process.stderr.isTTY && (file || !process.stdout.isTTY);
  const progress = watched ? await startProgress(database) : () => {};
  let exported = 0;
  async function* rows() {
    for await (const row of registrations(database)) {
      const cells = { ...row, registration_date: new Date(row.registration_date).toISOString() };
      yield Object.fromEntries(COLUMNS.map((column) => [column, cells[column]]));
      progress(++exported);
    }
  }
  // RFC 4180. A spreadsheet would run a cell that begins with = + - @ tab or CR; an apostrophe makes it text.
  const csv = { columns: [...COLUMNS], header: true, bom, record_delimiter: "windows", escape_formulas: true } as const;
  const source = Readable.from(rows());
  const asText: Duplex = format === "csv" ? stringify(csv) : Duplex.from(asJson);

  if (!file) await pipeline(source, asText, process.stdout, { end: false });
  else await writeWhole(file, (stream) => pipeline(source, asText, stream));
  if (exported === 0) return sayNone();
  console.error(`${counted(exported)} exported${file ? ` to ${file}` : ""}.`);
}

async function erase(args: string[]): Promise<void> {
  const { values, positionals } = optionsOf(args, { yes: { type: "boolean", default: false } }, true);
  const [email = "", ...more] = positionals;
  if (!email.includes("@") || more.length > 0) throw new Problem("erase takes one e-mail address.", 2);
  const database = connect();
  const same = (address: string | null) => address?.toLowerCase() === email.trim().toLowerCase();
  const found = (await gathered(registrations(database))).filter((row) => same(row.email));
  if (found.length === 0) throw new Problem(`There is no registration of ${email}.`);
  await eraseRows(database, found, values.yes);
}

async function prune(args: string[]): Promise<void> {
  const { values } = optionsOf(args, {
    "older-than": { type: "string", default: String(RETENTION_MONTHS) },
    yes: { type: "boolean", default: false },
  });
  const months = Number(values["older-than"]);
  if (!Number.isInteger(months) || months < 1) throw new Problem("--older-than takes a number of months, from 1.", 2);
  const database = connect();
  const found = await gathered(registrations(database, monthsAgo(months)));
  if (found.length === 0) return console.error(`No registration is older than ${months} months.`);
  await eraseRows(database, found, values.yes);
}

/** Erases registrations after showing them, or only shows them. */
async function eraseRows({ client, url, local }: Connection, rows: Registration[], yes: boolean): Promise<void> {
  printRegistrations(rows);
  if (!yes) return console.error(`\nNothing was erased. With --yes: ${counted(rows.length)} in ${url}, for good.`);
  let erased = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
    const deletion = client.from(TABLE).delete().in("id", ids).select("id");
    erased += checked(await deletion.abortSignal(AbortSignal.timeout(TIMEOUT)), url, local).length;
  }
  console.error(`\n${counted(erased)} erased from ${url}.`);
}

/**
 * The database that the settings name.
 *
 * @throws Problem when they are incomplete, or name a key that may not read.
 */
function connect(): Connection {
  const inFile = devVars();
  const url = process.env.SUPABASE_URL || inFile.SUPABASE_URL;
  const key = process.env.SUPABASE_SECRET_KEY || inFile.SUPABASE_SECRET_KEY;
  if (!url && !key) return connectLocally();
  const where = "Set it in the environment or in .dev.vars.";
  if (!url) throw new Problem(`SUPABASE_URL is missing: the project of SUPABASE_SECRET_KEY. ${where}`);
  if (!key) {
    throw new Problem(
      `SUPABASE_SECRET_KEY is missing (Supabase dashboard → Project Settings → API Keys, sb_secret_…) for ${url}. ${where}`,
    );
  }
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Problem(`SUPABASE_URL is no web address: ${url}`);
  if (isPublic(key)) {
    throw new Problem("SUPABASE_SECRET_KEY holds the public key, which may not read. It takes the one of sb_secret_….");
  }
  return { client: clientOf(url, key), url, local: false };
}

function connectLocally(): Connection {
  const secrets = ".local/secrets.json";
  if (!existsSync(secrets)) {
    throw new Problem(
      'There is no local database yet: "npm start" makes one. For a project, set SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  }
  const url = `http://127.0.0.1:${process.env.SUPABASE_PORT ?? 54321}`;
  const { secretKey } = JSON.parse(readFileSync(secrets, "utf8"));
  return { client: clientOf(url, secretKey), url, local: true };
}

function clientOf(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Whether a key is the public one, in its present or its earlier form (a JWT with a role). */
function isPublic(key: string): boolean {
  if (key.startsWith("sb_publishable_")) return true;
  const claims = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return /"role"\s*:\s*"anon"/.test(claims);
}

/** Every registration in the order of arrival, however many a request may answer. */
async function* registrations({ client, url, local }: Connection, before?: Date): AsyncGenerator<Registration> {
  let last = 0;
  for (;;) {
    let query = client.from(TABLE).select("*").gt("id", last).order("id").limit(PAGE);
    if (before) query = query.lt("registration_date", before.toISOString());
    const page = checked(await query.abortSignal(AbortSignal.timeout(TIMEOUT)), url, local);
    yield* page;
    const end = page.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function gathered(rows: AsyncIterable<Registration>): Promise<Registration[]> {
  const all: Registration[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

type Answer<Row> = { data: Row[] | null; error: { message: string } | null; status: number };

/** The rows of an answer. supabase-js also reports some failures without an error, so only rows are success. */
function checked<Row>({ data, error, status }: Answer<Row>, url: string, local: boolean): Row[] {
  if (!error && status === 200 && Array.isArray(data)) return data;
  const next = local ? ' Is "npm start" running? SUPABASE_PORT moves it.' : " Check SUPABASE_URL and the network.";
  if (status === 0) throw new Problem(`Nothing answers at ${url}.${next}`);
  if (status === 401 || status === 403) {
    throw new Problem(
      `${url} does not take this key (${status}). SUPABASE_SECRET_KEY has to be the secret key of this very project.`,
    );
  }
  const words = /^[^<>\p{Cc}]{1,300}$/u.exec(error?.message ?? "")?.[0] ?? "and no rows";
  throw new Problem(
    `${url} answered ${status}: ${words}.${status === 404 ? " Are the migrations applied? The README says how." : ""}`,
  );
}

/** Draws a progress bar on stderr. */
async function startProgress({ client, url }: Connection): Promise<(done: number) => void> {
  const { count } = await client.from(TABLE).select("id", { count: "exact", head: true });
  const total = count ?? 0;
  process.stderr.write(`${url}\n`);
  return (done) => {
    if (done % 100 !== 0 && done !== total) return;
    const width = 30;
    const filled = total > 0 ? Math.min(width, Math.round((done / total) * width)) : 0;
    process.stderr.write(`\r${"█".repeat(filled)}${"░".repeat(width - filled)} ${done} of ${Math.max(total, done)}`);
    if (done === total) process.stderr.write("\n");
  };
}

/** Writes a file that is there whole or not at all, and for its owner alone. */
async function writeWhole(file: string, write: (stream: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  const partial = `${file}.partial`;
  try {
    await write(createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if (!(error instanceof Problem)) throw new Problem(`${file} could not be written: ${(error as Error).message}`);
    throw error;
  }
}

async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** The options of a command. @throws Problem when others are given. */
function optionsOf<Options extends ParseArgsOptionsConfig>(args: string[], options: Options, allowPositionals = false) {
  try {
    return parseArgs({ args, options, allowPositionals, strict: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n"npm run registrations -- --help" says what there is.`, 2);
  }
}

/** The moment so many months ago; the last day of a shorter month where it has no such day. */
function monthsAgo(months: number): Date {
  const now = new Date();
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** As `2026-11-21 09:30`, in India. */
function momentInIndia(date: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata", dateStyle: "short", timeStyle: "short" }).format(
    new Date(date),
  );
}

function printRegistrations(rows: Registration[]): void {
  const lines = rows.map(({ id, registration_date, name, email, phone, volunteer_for }) =>
    [id, momentInIndia(registration_date), volunteer_for, name, email, phone].map(String),
  );
  printTable([["Id", "Registered", "Meetup", "Name", "E-mail", "Phone"], ...lines]);
}

function sayNone(): void {
  console.error("There are no registrations yet.");
}

function counted(number: number): string {
  return `${number.toLocaleString("en-IN")} ${number === 1 ? "registration" : "registrations"}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
