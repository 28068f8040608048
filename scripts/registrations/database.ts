import { existsSync, readFileSync } from "node:fs";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { FieldName } from "../../app/registration/fields.ts";
import { devVars } from "../local/dev-vars.ts";

const TABLE = "registrationns";
/** Rows asked for at a time; a project may answer fewer (its "Max rows" setting). */
const PAGE = 1000;
/** Ids named in one request, so that its address stays short. */
const BATCH = 200;
/** Milliseconds. */
const TIMEOUT = 30_000;

/** A row of the table. */
export type Registration = Record<FieldName, string | null> & { id: number; registration_date: string };
type Database = {
  public: {
    Tables: { [TABLE]: { Row: Registration; Insert: never; Update: never; Relationships: [] } };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
/** A database that the maintainer may read. */
export type Connection = { client: SupabaseClient<Database>; url: string; local: boolean };

/** Something to tell the maintainer, without a stack. */
export class Problem extends Error {
  exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * The database that the settings name.
 *
 * @throws Problem when they are incomplete, or name a key that may not read.
 */
export function connect(): Connection {
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
export async function* registrations({ client, url, local }: Connection, before?: Date): AsyncGenerator<Registration> {
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

/** All at once. */
export async function gathered(rows: AsyncIterable<Registration>): Promise<Registration[]> {
  const all: Registration[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** How many there are, as far as the database tells in time. */
export async function total({ client }: Connection): Promise<number> {
  const query = client.from(TABLE).select("id", { count: "exact", head: true });
  return (await query.abortSignal(AbortSignal.timeout(TIMEOUT))).count ?? 0;
}

/** Erases registrations for good. @returns how many. */
export async function eraseAll({ client, url, local }: Connection, rows: Registration[]): Promise<number> {
  let erased = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
    const deletion = client.from(TABLE).delete().in("id", ids).select("id");
    erased += checked(await deletion.abortSignal(AbortSignal.timeout(TIMEOUT)), url, local).length;
  }
  return erased;
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
