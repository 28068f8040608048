// npm run bench: the CPU time of pages and registrations, beside a constant and minimal Remix (docs/architecture.md, Cold start).
import { fork } from "node:child_process";
import { once } from "node:events";
import { startSession } from "#app/account/session.server.ts";
import { fields } from "#app/registration/fields.ts";
import { measureNewProcesses, measureRequests, subject } from "./measure.ts";
import { report } from "./report.ts";
import type { BenchWorker } from "./workerd.ts";
import { buildMinimalRemix, writeConstant, writeLimited } from "./workers.ts";

const MAX_BODY_BYTES = 128 * 1024;
/** Texts that cost much when they are repeated, and the target of each. */
const costlyTexts = [
  ["U+0316 U+0301", "\u0316\u0301", 5],
  ["U+0F71 U+0F74", "\u0f71\u0f74", 5],
  ["quotes", '"', 8],
  ["<", "<", 5],
  ["Hangul jamo", "\u1100\u1161\u11a8", 5],
  ["emoji", "👩", 5],
] as const;

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
const rejected = subject("Rejected post", ours, 400, (url) => postForm(url, { name: "" }));
const limited = writeLimited(ours);
const longPosts = costlyTexts.flatMap(([name, text, most]) => [
  subject(`Rejected post of ${name}`, ours, 400, (url) => postLong(url, text), { later: [most, rejected] }),
  subject(`The same, over the limit`, limited, 429, (url) => postLong(url, text), { later: [most, rejected] }),
]);

await measureNewProcesses(pages, rounds);
await measureRequests([...pages, ...longPaths], rounds);
await measureRequests([rejected, ...longPosts], rounds, 10);
database.disconnect();
console.log(`\n${report(constant, minimal, [...pages, ...longPaths, rejected, ...longPosts])}\n`);

async function sessionCookie(): Promise<string> {
  const identity = { uid: "1", email: "visitor@example.org", displayName: "Asha Kulkarni", photoURL: null };
  const cookie = await startSession(identity, new Request("http://127.0.0.1"), [SESSION_SECRET]);
  return cookie.split(";")[0] ?? "";
}

/** Posts the form with a new email address each time. */
function postForm(url: string, overrides: Record<string, string> = {}): Promise<Response> {
  return postBody(url, formOf(overrides));
}

/** Posts a form without a name, which `text` fills up to the largest accepted body. */
function postLong(url: string, text: string): Promise<Response> {
  const form = formOf({ name: "", comments: "" });
  const times = Math.floor((MAX_BODY_BYTES - form.length) / Buffer.byteLength(text));
  return postBody(url, form.replace("comments=", `comments=${text.repeat(times)}`));
}

function formOf(overrides: Record<string, string>): string {
  const answers = Object.fromEntries(fields.map(({ name, label, options }) => [name, options?.[0] ?? `My ${label}`]));
  return String(new URLSearchParams({ ...answers, email: `${crypto.randomUUID()}@example.org`, ...overrides }));
}

function postBody(url: string, body: string): Promise<Response> {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: url,
    "CF-Connecting-IP": "192.0.2.1",
  };
  return fetch(`${url}/joinvolunteer`, { method: "POST", body, headers, redirect: "manual" });
}

function getPath(url: string, character: string): Promise<Response> {
  return fetch(`${url}/a${character.repeat(60_000)}a`, { redirect: "manual" });
}
