// npm run bench: the CPU time of pages and registrations, beside a constant page and a minimal Remix app.
import { MAX_BODY_BYTES } from "#app/http/form-body.server.ts";
import { fields } from "#app/registration/fields.ts";
import { startDatabaseProcess } from "../local/database-process.ts";
import { measureNewProcesses, measureRequests, type Subject } from "./measure.ts";
import { report, type Target } from "./report.ts";
import { type BenchWorker, readModules } from "./workerd.ts";
import { buildMinimalRemix, makeConstant } from "./workers.ts";

const rounds = Number(process.argv[2] ?? 15);

const publishableKey = crypto.randomUUID();
const database = await startDatabaseProcess({ publishableKey, secretKey: crypto.randomUUID() });
const bindings = {
  SUPABASE_URL: database.url,
  SUPABASE_ANON_KEY: publishableKey,
  SESSION_SECRET: crypto.randomUUID(),
};
const ours: BenchWorker = { modules: readModules("build/server"), bindings };

const getHome = (url: string) => fetch(url);
// Remix renders the page for a visitor with a session, even an expired one.
const getRendered = (url: string) => fetch(url, { headers: { Cookie: "session=expired" } });
const postWithoutName = (url: string) => post(url, { name: "" });
// The page of the form repeats the answers, and React writes each quote as six characters.
const postQuotes = (url: string) => post(url, { name: "", comments: '"' });
const pages: Subject[] = [
  { name: "Constant", worker: await makeConstant(ours), send: getHome },
  { name: "Minimal Remix", worker: await buildMinimalRemix(), send: getHome },
  { name: "Signed-out page", worker: ours, send: getHome },
  { name: "Rendered page", worker: ours, send: getRendered },
  { name: "Rejected post", worker: ours, send: postWithoutName, status: 400 },
  { name: "Registration", worker: ours, send: post, status: 303 },
];
const longPost: Subject = { name: "Rejected post of quotes", worker: ours, send: postQuotes, status: 400 };
const targets: Target[] = [
  ["Start-up", "Signed-out page", 2, "Minimal Remix"],
  ["First request", "Registration", 0.6, "Minimal Remix"],
  ["First request", "Rendered page", 1.3, "Minimal Remix"],
  ["Later request", "Signed-out page", 1.5, "Constant"],
  ["Later request", "Rejected post of quotes", 5, "Rejected post"],
];

const times = {
  ...(await measureNewProcesses(pages, rounds)),
  ...(await measureRequests([...pages, longPost], rounds)),
};
await database.kill();
console.log(`\n${report(times, targets)}\n`);

/** Posts the form with a new email address each time. Comments are repeated up to the largest accepted body. */
function post(url: string, overrides: Record<string, string> = {}): Promise<Response> {
  const { comments = "", ...others } = overrides;
  const answers = Object.fromEntries(fields.map(({ name, label, options }) => [name, options?.[0] ?? `My ${label}`]));
  const email = `${crypto.randomUUID()}@example.org`;
  const form = new URLSearchParams({ ...answers, email, ...others });
  form.delete("comments");
  const beginning = `${form}&comments=`;
  const room = MAX_BODY_BYTES - beginning.length;
  const repetitions = comments === "" ? 0 : Math.floor(room / Buffer.byteLength(comments));
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: url,
    "CF-Connecting-IP": "192.0.2.1",
  };
  // Texts that are not percent-encoded fill the body with the most characters.
  const body = beginning + comments.repeat(repetitions);
  return fetch(`${url}/joinvolunteer`, { method: "POST", body, headers, redirect: "manual" });
}
