// npm run bench: what pages and registrations cost, beside the least possible, in one run. See docs/benchmarks.md.
import { startSession } from "#app/account/session.server.ts";
import { makeSecrets } from "../local/secrets.ts";
import { step } from "../local/site.ts";
import { printFigures } from "../table.ts";
import { firstRequests } from "./first-requests.ts";
import { measureHostile } from "./hostile.ts";
import { get } from "./load.ts";
import { measureFreshProcesses, measurePages, type Subject } from "./pages.ts";
import { measureRegistrations } from "./registrations.ts";
import { figuresOf, type Name, report, writeReport } from "./report.ts";
import { startWorkerd } from "./workerd.ts";
import { bundleSize, constant, expectSameMarkup, minimalRemix, ours } from "./workers.ts";

const quick = process.argv.includes("--quick");

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const secrets = await makeSecrets();
const worker = ours({ SESSION_SECRET: secrets.sessionSecret, PUBLIC_ORIGIN: "http://localhost" });
const cookie = await signedIn("Benchmark Visitor", secrets.sessionSecret);

const built = await step("Building a minimal Remix app around our home page", async () => {
  const running = await startWorkerd("sizes", worker);
  const ask = (path: string, headers: HeadersInit = {}) =>
    fetch(`http://127.0.0.1:${running.port}${path}`, { headers });
  const home = await ask("/");
  const html = await home.text();
  if (!(await (await ask("/", { cookie })).text()).includes("Benchmark Visitor"))
    throw new Error("Nobody is signed in.");
  await running.stop();
  return { html, headers: home.headers, minimal: await minimalRemix(html) };
});

const subjects: Record<Name, Subject> = {
  string: { worker: constant(built.html, built.headers, "string"), request: () => get("/") },
  bytes: { worker: constant(built.html, built.headers, "bytes"), request: () => get("/") },
  signedOut: { worker, request: () => get("/") },
  minimal: { worker: built.minimal, request: () => get("/") },
  signedIn: { worker, request: () => get("/", cookie) },
};

const minimal = await startWorkerd("minimal", built.minimal);
expectSameMarkup(built.html, await (await fetch(`http://127.0.0.1:${minimal.port}/`)).text());
await minimal.stop();

const first = await firstRequests(secrets);
const fresh = await step("Fresh processes", () =>
  measureFreshProcesses({ ...subjects, ...first.subjects }, quick ? 1 : 15),
);
await first.close();
const steady = await step("Pages", () => measurePages(subjects, quick ? 1 : 9, quick ? 0.3 : 0.8));
const registrations = await step("Registrations", () =>
  measureRegistrations(secrets, [1, 50], quick ? 1 : 3, quick ? 0.5 : 4),
);
const hostile = await step("Hostile input", () => measureHostile(worker, quick ? 1 : 3, quick ? 0.1 : 0.15));

const measured = {
  fresh,
  steady,
  registrations,
  hostile,
  bundles: {
    string: bundleSize(subjects.string.worker),
    signedOut: bundleSize(worker),
    minimal: bundleSize(built.minimal),
  },
};
const text = report(measured);
console.log(`\n${text}\n`);
if (!quick) {
  writeReport(text);
  process.exitCode = printFigures(figuresOf(measured)) ? 0 : 1;
}

/** The session cookie of a visitor, as `name=value`. */
async function signedIn(displayName: string, secret: string): Promise<string> {
  const identity = { uid: "1", email: "visitor@example.org", displayName, photoURL: null };
  const cookie = await startSession(identity, new Request("http://localhost"), [secret]);
  return cookie.split(";")[0] ?? "";
}
