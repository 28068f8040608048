// npm run bench: the CPU time of pages and registrations, beside a constant and minimal Remix (docs/architecture.md, Cold start).
import { fork } from "node:child_process";
import { once } from "node:events";
import { startSession } from "#app/account/session.server.ts";
import { createSignedCookie } from "#app/http/cookie.server.ts";
import { MAX_BODY_BYTES } from "#app/http/form-body.server.ts";
import { fields } from "#app/registration/fields.ts";
import { measureNewProcesses, measureRequests, type Subject } from "./measure.ts";
import { report } from "./report.ts";
import { type BenchWorker, readModules } from "./workerd.ts";
import { buildMinimalRemix, makeConstant, makeLimited } from "./workers.ts";

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
const ours: BenchWorker = { modules: readModules("build/server"), bindings: { ...databaseSettings, SESSION_SECRET } };
const visitor = { uid: "1", email: "visitor@example.org", displayName: "Asha Kulkarni", photoURL: null };
const session = await startSession(
  visitor,
  createSignedCookie("session", { isHttps: false, secrets: [SESSION_SECRET] }),
);

const getHome = (url: string) => fetch(url);
const getSignedIn = (url: string) => fetch(url, { headers: { Cookie: session.split(";")[0] ?? "" } });
const constant: Subject = { name: "Constant", worker: await makeConstant(ours), send: getHome };
const minimal: Subject = { name: "Minimal Remix", worker: await buildMinimalRemix(), send: getHome };
const refused: Subject = { name: "Refused form", worker: ours, status: 400, send: (url) => post(url, { name: "" }) };
const pages: Subject[] = [
  constant,
  minimal,
  { name: "Signed-out page", worker: ours, send: getHome, startUp: [2, minimal], later: [1.5, constant] },
  { name: "Signed-in page", worker: ours, send: getSignedIn, first: [1.2, minimal] },
  refused,
  { name: "Registration", worker: ours, status: 303, send: (url) => post(url), first: [0.7, minimal] },
];
const longPosts = costlyTexts.map(([name, text, most]): Subject => {
  const send = (url: string) => post(url, { name: "" }, text);
  return { name: `Refused form of ${name}`, worker: ours, status: 400, send, later: [most, refused] };
});
const overLimit: Subject = {
  ...(longPosts.find(({ name }) => name.endsWith("quotes")) ?? refused),
  name: "Form of quotes over the limit",
  worker: makeLimited(ours),
  status: 429,
};

const samples = [
  ...(await measureNewProcesses(pages, rounds)),
  ...(await measureRequests([...pages, ...longPosts, overLimit], rounds)),
];
database.disconnect();
console.log(`\n${report(samples, constant, minimal)}\n`);

/** Posts the form with a new email address each time. `text` fills it up to the largest accepted body. */
function post(url: string, overrides: Record<string, string> = {}, text?: string): Promise<Response> {
  const answers = Object.fromEntries(fields.map(({ name, label, options }) => [name, options?.[0] ?? `My ${label}`]));
  const email = `${crypto.randomUUID()}@example.org`;
  const form = String(new URLSearchParams({ ...answers, email, comments: "", ...overrides }));
  const comments = text?.repeat(Math.floor((MAX_BODY_BYTES - form.length) / Buffer.byteLength(text))) ?? "";
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: url,
    "CF-Connecting-IP": "192.0.2.1",
  };
  const body = form.replace("comments=", `comments=${comments}`);
  return fetch(`${url}/joinvolunteer`, { method: "POST", body, headers, redirect: "manual" });
}
