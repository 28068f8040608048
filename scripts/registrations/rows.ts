import type { RegistrationRow } from "#app/registration/fields.ts";
import { printable } from "../printable.ts";
import type { Connection } from "./connection.ts";
import { Problem } from "./problem.ts";
import { isSelected, narrowed, type Selection } from "./selection.ts";

const TABLE = "registrationns";
/** Ids per request, to keep its URL short. */
export const MAX_IDS = 500;
/** What is read, and rows per request; a project may return fewer (its "Max rows" setting). */
type Source = { from: string; most: number };
/** What a line or a count needs, however long the answers are. */
const SHORT: Source = { from: TABLE, most: MAX_IDS };
/**
 * Everything. Postgres builds an answer as a whole, in four times its size: of 25 rows as long as rows may be, of
 * characters that JSON writes as two, that is 160 MB, a third of a free project's memory.
 */
export const WHOLE: Source = { from: TABLE, most: 25 };
/** Milliseconds. */
const TIMEOUT = 30_000;
/**
 * What Postgres says of rows that are too much at once: out of memory, larger than its limit, not done in time
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const TOO_MUCH = ["53200", "54000", "57014"];

/** A row of the table. */
export type Registration = RegistrationRow & { id: number };
export type Column = keyof Registration;

/**
 * The selected registrations of now in the order of arrival, page by page, with these columns. A page is a few megabytes
 * at most, and what the database can answer with, however many and however long they are. What arrives meanwhile is left
 * out: somebody who sends more than can be read would keep a command from ending.
 *
 * @throws Problem if the database does not answer with rows.
 */
export async function* pages<Name extends Column>(
  database: Connection,
  columns: readonly Name[],
  selection: Selection,
  { from, most } = SHORT,
): AsyncGenerator<Pick<Registration, Name | "id">[]> {
  const names = [...new Set<Column>(["id", ...(selection.email ? (["email"] as const) : []), ...columns])];
  const newest = Math.min(await newestId(database), selection.last ?? Number.POSITIVE_INFINITY);
  let last = 0;
  let length = most;
  for (;;) {
    const query = narrowed(database.client.from(from).select(names.join()), selection).gt("id", last).lte("id", newest);
    const answer = await query.order("id").limit(length).abortSignal(AbortSignal.timeout(TIMEOUT));
    const isTooMuch = answer.status === 413 || TOO_MUCH.includes(answer.error?.code ?? "");
    if (isTooMuch && length > 1) {
      length = Math.floor(length / 2);
      continue;
    }
    const page = checked<Registration>(answer as Answer, names, database);
    yield page.filter(({ email }) => isSelected(email, selection));
    const end = page.at(-1);
    if (!end) return;
    if (end.id <= last) throw new Problem(`${database.url} answered with the same rows again.`);
    last = end.id;
    length = Math.min(most, length + 1);
  }
}

/** The id of the last that arrived; 0 if there is none. */
async function newestId(database: Connection): Promise<number> {
  const query = database.client.from(TABLE).select("id").order("id", { ascending: false }).limit(1);
  const answer = await query.abortSignal(AbortSignal.timeout(TIMEOUT));
  return checked<Registration>(answer as Answer, ["id"], database)[0]?.id ?? 0;
}

/** Those of `pages`, one by one. */
export async function* registrations<Name extends Column>(
  database: Connection,
  columns: readonly Name[],
  selection: Selection,
  source = SHORT,
): AsyncGenerator<Pick<Registration, Name | "id">> {
  for await (const page of pages(database, columns, selection, source)) yield* page;
}

/** The number of selected registrations, if the database answers in time. */
export async function total({ client }: Connection, selection: Selection): Promise<number> {
  const all = client.from(TABLE).select("id", { count: "exact", head: true });
  const query = narrowed(all, selection).lte("id", selection.last ?? Number.MAX_SAFE_INTEGER);
  return (await query.abortSignal(AbortSignal.timeout(TIMEOUT))).count ?? 0;
}

/**
 * Erases registrations for good.
 *
 * @param ids at most `MAX_IDS`.
 * @returns the number erased.
 * @throws Problem if the database refuses.
 */
export async function erase(database: Connection, ids: number[]): Promise<number> {
  const deletion = database.client.from(TABLE).delete().in("id", ids).select("id");
  return checked((await deletion.abortSignal(AbortSignal.timeout(TIMEOUT))) as Answer, ["id"], database).length;
}

type Answer = { data: unknown; error: { message: string } | null; status: number };

/** Whether it can be these columns of a row. */
function isRow(row: unknown, columns: Column[]): boolean {
  return columns.every((column) => {
    const cell: unknown = Object(row)[column];
    if (column === "id") return Number.isSafeInteger(cell);
    return typeof cell === "string" || (cell === null && column !== "registration_date");
  });
}

/** The rows of an answer. supabase-js also reports some failures without an error, so only rows are success. */
function checked<Row>({ data, error, status }: Answer, columns: Column[], { url, local }: Connection): Row[] {
  const isOfRows = Array.isArray(data) && data.every((row) => isRow(row, columns));
  if (!error && status === 200 && isOfRows) return data;
  const next = local ? ' Is "npm start" running?' : " Check SUPABASE_URL and the network.";
  if (status === 0) throw new Problem(`Nothing answers at ${url}.${next}`);
  if (status === 401 || status === 403) {
    throw new Problem(
      `${url} does not take this key (${status}). SUPABASE_SECRET_KEY has to be the secret key of this very project.`,
    );
  }
  const [words = "and no rows"] = /^[^<>]{1,300}$/.exec(error?.message ?? "") ?? [];
  throw new Problem(
    `${url} answered ${status}: ${printable(words.replace(/\.$/, ""), 300)}.${status === 404 ? " Are the migrations applied? The README says how." : ""}`,
  );
}
