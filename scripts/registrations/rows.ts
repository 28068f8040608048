import { PLAIN_LINE } from "#app/http/supabase.server.ts";
import type { RegistrationRow } from "#app/registration/fields.ts";
import { CommandError } from "./command-error.ts";
import type { Database } from "./connect.ts";
import type { Filter } from "./filter.ts";

const TIMEOUT_MS = 30_000;
const PAGE_ROWS = 200;
/** Ids in one request, which become part of its URL. */
const MAX_IDS = 100;

export type Registration = RegistrationRow & { id: number };

/**
 * Reads the registrations that match a filter, ordered by id, page by page.
 *
 * @throws CommandError if the database does not answer with rows.
 */
export async function readRegistrations(database: Database, filter: Filter): Promise<Registration[]> {
  const rows: Registration[] = [];
  let page = await readPage(database, filter, { afterId: 0 });
  // A project may return fewer rows than asked for, so only an empty page is the last one.
  while (page.length > 0) {
    rows.push(...page.filter((row) => isMatch(row, filter)));
    const lastId = page.at(-1)?.id ?? 0;
    page = await readPage(database, filter, { afterId: lastId });
  }
  return rows;
}

async function readPage({ client, url }: Database, filter: Filter, { afterId }: { afterId: number }) {
  let query = client.from("registrationns").select("*").gt("id", afterId);
  if (filter.meetup) query = query.eq("volunteer_for", filter.meetup);
  if (filter.since) query = query.gte("registration_date", filter.since);
  if (filter.until) query = query.lte("registration_date", filter.until);
  const request = query.order("id").limit(PAGE_ROWS).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  return checkRows<Registration>(await request, url);
}

/** Compares addresses here and not in the query, because a project's log keeps the URLs of requests. */
function isMatch({ id, email }: Registration, filter: Filter): boolean {
  const hasEmail = !filter.email || email.toLowerCase() === filter.email;
  const hasId = !filter.ids || filter.ids.includes(id);
  return hasEmail && hasId;
}

/**
 * Erases registrations, batch by batch, and returns how many were erased.
 *
 * @throws CommandError if the database refuses. Earlier batches stay erased.
 */
export async function eraseRegistrations({ client, url }: Database, rows: Registration[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  let erased = 0;
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const batch = ids.slice(start, start + MAX_IDS);
    const deletion = client.from("registrationns").delete().in("id", batch).select("id");
    const response = await deletion.abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    erased += checkRows(response, url).length;
  }
  return erased;
}

type RowsResponse<Row> = { data: Row[] | null; error: { message: string } | null; status: number };

/** The rows of a response. supabase-js reports some failures, such as an empty 404, without an error. */
function checkRows<Row>({ data, error, status }: RowsResponse<Row>, url: string): Row[] {
  if (!error && Array.isArray(data)) return data;
  const cause = error && PLAIN_LINE.test(error.message) ? error.message : `status ${status}`;
  throw new CommandError(`${url} did not return registrations: ${cause}`);
}
