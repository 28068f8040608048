// npm run registrations: the organisers' way to the volunteer registrations. It needs the secret key.
import { resolve } from "node:path";
import { Duplex, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { stringify } from "csv-stringify";
import { RETENTION_MONTHS } from "../app/content/privacy-notice.ts";
import { fields } from "../app/registration/fields.ts";
import {
  type Connection,
  connect,
  eraseAll,
  gathered,
  Problem,
  type Registration,
  registrations,
  total,
} from "./registrations/database.ts";
import { asJson, startProgress, writeWhole } from "./registrations/file.ts";
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

const COLUMNS = ["id", ...fields.map(({ name }) => name), "registration_date"] as const;

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
  const totals = meetups.map(() => 0);
  for await (const row of registrations(database)) {
    const column = meetups.indexOf(row.volunteer_for ?? "");
    const day = momentInIndia(row.registration_date).slice(0, 10);
    const counts = days.get(day) ?? meetups.map(() => 0);
    days.set(day, counts);
    for (const cells of [counts, totals]) cells[column] = (cells[column] ?? 0) + 1;
  }
  if (days.size === 0) return sayNone();
  const line = (name: string, counts: number[]) => [name, ...[...counts, sum(counts)].map(String)];
  const lines = [...days].sort(([one], [other]) => one.localeCompare(other)).map(([day, counts]) => line(day, counts));
  printTable([["Day", ...meetups, "Total"], ...lines, line("Total", totals)]);
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
  const progress = watched ? startProgress(database.url, await total(database)) : () => {};
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
async function eraseRows(database: Connection, rows: Registration[], yes: boolean): Promise<void> {
  printRegistrations(rows);
  const { url } = database;
  if (!yes) return console.error(`\nNothing was erased. With --yes: ${counted(rows.length)} in ${url}, for good.`);
  console.error(`\n${counted(await eraseAll(database, rows))} erased from ${url}.`);
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
