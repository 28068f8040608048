import { generateApiKey } from "@supabase/lite";
import { expect } from "vitest";
import type { Env } from "#app/http/settings.server.ts";
import { fields } from "#app/registration/fields.ts";
import { startSupabase } from "../../scripts/local/supabase.ts";
import { startWorker } from "../../scripts/local/worker.ts";
import { builtWorker } from "./built-worker.ts";
import { closeAfterTest } from "./close-after-test.ts";
import { recordLog } from "./logs.ts";

export type Row = Record<string, string | number | null>;

async function openDatabase() {
  const secrets = {
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
    sessionSecret: crypto.randomUUID(),
  };
  const supabase = await startSupabase({ ...secrets, template: String(process.env.TEMPLATE_DATABASE) });
  return { secrets, supabase, close: supabase.close };
}

/** Starts an empty database, until the test or file that calls this ends. */
export const startDatabase = async () => closeAfterTest(await openDatabase());

/** Starts something once for all test files of a process. */
function share<T>(start: () => T): () => T {
  let started: T | undefined;
  return () => (started ??= start());
}

const commonDatabase = share(openDatabase);

/** The site of all tests that need no other settings and do not read its log. */
export const sharedSite = share(() => openSite());

/** The same with an origin of its own. */
export const sharedSiteWithOrigin = share(() => openSite({ PUBLIC_ORIGIN: "https://navbindu.example" }));

type SiteOptions = {
  /** By default a shared one: select its rows by email address. */
  database?: Awaited<ReturnType<typeof startDatabase>>;
  /** The posts of a network in a minute. Without this there is no rate limit. */
  limit?: "deployed" | number;
};

/**
 * Starts the built Worker, until the test or file that calls this ends.
 *
 * @param overrides settings in place of the usual ones. `undefined` removes one.
 */
export const startSite = async (...options: Parameters<typeof openSite>) => closeAfterTest(await openSite(...options));

async function openSite(
  overrides: { [Name in keyof Env]?: Env[Name] | undefined } = {},
  { database, limit }: SiteOptions = {},
) {
  const { secrets, supabase } = await (database ?? commonDatabase());
  const { publishableKey: SUPABASE_ANON_KEY, sessionSecret: SESSION_SECRET } = secrets;
  const bindings = { SUPABASE_URL: supabase.url, SUPABASE_ANON_KEY, SESSION_SECRET, ...overrides };
  const { logs, onLog } = recordLog();
  const worker = await startWorker({
    bindings: Object.fromEntries(Object.entries(bindings).filter(([, value]) => value !== undefined)),
    ...(limit !== undefined && { limit }),
    code: await builtWorker(),
    onLog,
  });
  /** The stored registrations of an email address, or all. */
  async function rows(email: string | null = null): Promise<Row[]> {
    const sql = "select * from public.registrationns where $1::text is null or email = $1 order by id";
    return (await supabase.connection.driver.query<Row>(sql, [email])).rows;
  }
  const { url, close } = worker;
  return { worker, url, form: `${url}/joinvolunteer`, supabase, secrets, logs, rows, close };
}

function someAnswer({ kind, label, options }: (typeof fields)[number]): string {
  if (kind === "email") return "name@example.org";
  return options?.[0] ?? `My ${label}`;
}

/** Answers to every field of the form, with a new email address each time. */
export function someAnswers(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    ...Object.fromEntries(fields.map((field) => [field.name, someAnswer(field)])),
    name: "Asha Kulkarni",
    email: `asha.${crypto.randomUUID()}@example.org`,
    phone: "+91 20 5550 0100",
    ...overrides,
  };
}

/** Inserts registrations as the owner of the database, dated now unless they say otherwise. */
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
  const isForm = Object.getPrototypeOf(body) === Object.prototype;
  return fetch(url, {
    method: "POST",
    body: isForm ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit),
    // A server may close a connection whose request body it did not read.
    headers: { ...headers, Connection: "close" },
    redirect: "manual",
    signal: AbortSignal.timeout(50_000),
  });
}

/** Requests a page as a visitor with an invalid session, for whom Remix renders it. */
export const render = (url: string) => fetch(url, { headers: { Cookie: "session=invalid" } });

/** Fails with the text of the response if the status is another one. */
export async function expectStatus(response: Response, status: number): Promise<void> {
  const text = response.status === status ? "" : textOf(await response.clone().text());
  expect(response.status, `${response.url} answered ${response.status}: ${text}`).toBe(status);
}

/** The main element of a page's HTML. */
export const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "no main element";

/** The text of a page without tags. */
export function textOf(html: string): string {
  const withoutTags = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ");
  return unescapeHtml(withoutTags).replace(/\s+/g, " ");
}

/** The values of fields of the volunteer form in the HTML of a page. */
export function answersIn(html: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, unescapeHtml(fieldValue(html, name)).replaceAll("\r\n", "\n")]));
}

function fieldValue(html: string, name: string): string {
  const found = new RegExp(`<(input|textarea|select)\\b[^>]*\\bname="${name}"[^>]*>`).exec(html);
  if (!found) throw new Error(`The page has no field ${name}.`);
  const [tag, element] = found;
  if (element === "input") return /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "";
  const afterTag = html.slice(found.index + tag.length);
  const [content = ""] = afterTag.split(`</${element}>`, 1);
  if (element === "select") return /<option value="[^"]*" selected="">([^<]*)</.exec(content)?.[1] ?? "";
  // A newline right after the tag is not part of the text.
  return content.replace(/^\r?\n/, "");
}

function unescapeHtml(html: string): string {
  const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
  return html.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
