import { fields } from "#app/registration/fields.ts";
import type { Env } from "../../load-context.ts";
import { makeSecrets } from "../../scripts/local/secrets.ts";
import { startSupabase } from "../../scripts/local/supabase.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { untilOver } from "./until-over.ts";

export type Row = Record<string, string | number | null>;

async function openDatabase() {
  const secrets = await makeSecrets();
  return { secrets, supabase: await startSupabase({ ...secrets, template: String(process.env.TEMPLATE_DATABASE) }) };
}

/** A new, empty database, and the keys to it, until the caller is over. */
export async function startDatabase() {
  const database = await openDatabase();
  untilOver(database.supabase);
  return database;
}

let databaseInCommon: ReturnType<typeof openDatabase> | undefined;

/** The database of every site that is given none: their rows are told apart by email address. Ends with the process. */
function commonDatabase() {
  databaseInCommon ??= openDatabase();
  return databaseInCommon;
}

/**
 * Starts the built Worker with a database, both real, until the caller is over.
 *
 * @param overrides bindings of the Worker; undefined removes one.
 * @param database one of its own; undefined: the common one.
 * @param limit of registrations per network; undefined: none.
 * @param inspectable whether the Worker's inspector listens.
 */
export async function startSite(...options: Parameters<typeof openSite>) {
  const site = await openSite(...options);
  untilOver(site.worker);
  return site;
}

let siteInCommon: ReturnType<typeof openSite> | undefined;

/** The site of every file that changes nothing about it, and reads no log of it. Ends with the process. */
export function commonSite() {
  siteInCommon ??= openSite();
  return siteInCommon;
}

async function openSite(
  overrides: { [Name in keyof Env]?: Env[Name] | undefined } = {},
  database?: Awaited<ReturnType<typeof startDatabase>>,
  limit?: "deployed" | number,
  inspectable = false,
) {
  const { secrets, supabase } = database ?? (await commonDatabase());
  const logs: string[] = [];
  const bindings = {
    SUPABASE_URL: supabase.url,
    SUPABASE_ANON_KEY: secrets.publishableKey,
    SESSION_SECRET: secrets.sessionSecret,
    ...overrides,
  };
  const worker = await startWorker({
    bindings: Object.fromEntries(Object.entries(bindings).filter(([, value]) => value !== undefined)),
    ...(limit !== undefined && { limit }),
    inspectable,
    onLog: (line) => logs.push(line),
  });
  return {
    worker,
    url: worker.url,
    form: `${worker.url}/joinvolunteer`,
    inspector: worker.inspector,
    supabase,
    secrets,
    /** Every line that the Worker has logged. */
    logs,
    /** The stored registrations of an email address, or all. */
    async rows(email?: string): Promise<Row[]> {
      const { rows } = await supabase.connection.driver.query<Row>(
        "select * from public.registrationns where $1::text is null or email = $1 order by id",
        [email ?? null],
      );
      return rows;
    },
  };
}

/** An answer to every field of the form: no two alike, and a new email address each time. */
export function someAnswers(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    ...Object.fromEntries(
      fields.map(({ name, label, options }) => [name, options?.[0] ?? `My ${label.toLowerCase()}`]),
    ),
    name: "Asha Kulkarni",
    email: `asha.${crypto.randomUUID()}@example.org`,
    phone: "+91 20 5550 0100",
    designation: "Student",
    company: "Fergusson College",
    volunteer_for: "Pune Meetup",
    expectations: "Meet people who care about safety online.",
    ...overrides,
  };
}

/** Puts registrations into a database as its owner, of now unless they say otherwise. */
export async function insertRows(
  { connection }: Pick<Awaited<ReturnType<typeof startSupabase>>, "connection">,
  rows: Partial<Row>[],
): Promise<void> {
  const columns = [...fields.map(({ name }) => name), "registration_date"].join(", ");
  const values = rows.map((row) => ({ ...someAnswers(), registration_date: new Date().toISOString(), ...row }));
  await connection.driver.query(
    `insert into public.registrationns (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.registrationns, $1)`,
    [JSON.stringify(values)],
  );
}

/** Posts a form as a browser without JavaScript does, without following the redirect. */
export function post(url: string, body: BodyInit | Record<string, string>, headers: Record<string, string> = {}) {
  const isAnswers = typeof body === "object" && Object.getPrototypeOf(body) === Object.prototype;
  return fetch(url, {
    method: "POST",
    body: isAnswers ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit),
    // A server may close a connection whose request it did not read to the end; the next request gets a new one.
    headers: { ...headers, Connection: "close" },
    redirect: "manual",
    signal: AbortSignal.timeout(50_000),
  });
}

/** The page without its tags, as text. */
export function textOf(html: string): string {
  const withoutTags = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ");
  return unescaped(withoutTags).replace(/\s+/g, " ");
}

/** The values of the volunteer form's fields in a page's HTML. */
export function answersIn(html: string, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const [tag = "", element] =
        new RegExp(`<(input|textarea|select)\\b[^>]*\\bname="${name}"[^>]*>`).exec(html) ?? [];
      const content = html.slice(html.indexOf(tag) + tag.length).split(`</${element}>`, 1)[0] ?? "";
      const held =
        element === "input"
          ? /\bvalue="([^"]*)"/.exec(tag)?.[1]
          : element === "select"
            ? /<option value="[^"]*" selected="">([^<]*)</.exec(content)?.[1]
            : // A newline right after the tag is not part of the text.
              content.replace(/^\r?\n/, "");
      return [name, unescaped(held ?? "").replaceAll("\r\n", "\n")];
    }),
  );
}

function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/**
 * Waits for the next minute if the current one has less than this left, in milliseconds: Miniflare counts a rate limit by
 * clock minutes, and a test's requests have to fall into one.
 */
export async function minuteWithRoom(room: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < room) await new Promise((resolve) => setTimeout(resolve, left + 100));
}
