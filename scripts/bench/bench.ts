// npm run bench: the CPU time of pages and registrations, beside a constant and minimal Remix (docs/architecture.md, Cold start).
import { fork } from "node:child_process";
import { once } from "node:events";
import { startSession } from "#app/account/session.server.ts";
import { fields } from "#app/registration/fields.ts";
import { measureNewProcesses, measureRequests, subject } from "./measure.ts";
import { report } from "./report.ts";
import type { BenchWorker } from "./workerd.ts";
import { buildMinimalRemix, writeConstant } from "./workers.ts";

const rounds = Number(process.argv[2] ?? 15);

const database = fork("scripts/bench/database.ts");
const [databaseSettings] = await once(database, "message");
const SESSION_SECRET = crypto.randomUUID();
const ours: BenchWorker = { folder: "build/server", bindings: { ...databaseSettings, SESSION_SECRET } };
const Cookie = await sessionCookie();
const getHome = (url: string) => fetch(url);
const constant = subject("Constant", await writeConstant(ours), 200, getHome);
const minimal = subject("Minimal Remix", await buildMinimalRemix(), 200, getHome);
const pages = [
  constant,
  minimal,
  subject("Signed-out page", ours, 200, getHome, { startUp: [2, minimal], later: [1.5, constant] }),
  subject("Signed-in page", ours, 200, (url) => fetch(url, { headers: { Cookie } }), { first: [1.2, minimal] }),
  subject("Refused form", ours, 400, (url) => postForm(url, { name: "" })),
  subject("Registration", ours, 303, (url) => postForm(url), { first: [0.7, minimal] }),
];
const longPaths = [
  subject("Path of 60,000 slashes", ours, 308, (url) => getPath(url, "/")),
  subject("Path of 60,000 dots", ours, 404, (url) => getPath(url, ".")),
];

await measureNewProcesses(pages, rounds);
await measureRequests([...pages, ...longPaths], rounds);
database.disconnect();
console.log(`\n${report(constant, minimal, [...pages, ...longPaths])}\n`);

async function sessionCookie(): Promise<string> {
  const identity = { uid: "1", email: "visitor@example.org", displayName: "Asha Kulkarni", photoURL: null };
  const cookie = await startSession(identity, new Request("http://127.0.0.1"), [SESSION_SECRET]);
  return cookie.split(";")[0] ?? "";
}

/** Posts the form with a new email address each time. */
function postForm(url: string, overrides: Record<string, string> = {}): Promise<Response> {
  const answers = Object.fromEntries(fields.map(({ name, label, options }) => [name, options?.[0] ?? `My ${label}`]));
  const email = `${crypto.randomUUID()}@example.org`;
  const body = new URLSearchParams({ ...answers, email, ...overrides });
  return fetch(`${url}/joinvolunteer`, { method: "POST", body, headers: { Origin: url }, redirect: "manual" });
}

function getPath(url: string, character: string): Promise<Response> {
  return fetch(`${url}/a${character.repeat(60_000)}a`, { redirect: "manual" });
}
