import { get, post } from "./load.ts";
import { measureLoad, middle, type Rounds, ratio } from "./pages.ts";
import { type BenchWorker, startWorkerd } from "./workerd.ts";

type Cost = { cpu: number };
/** For each pair, milliseconds of workerd's CPU per answer. */
export type HostileCosts = Record<string, Rounds<"harmless" | "hostile", Cost>>;

/** Bytes of a path, a query or a header; workerd accepts 64 KiB of them in total. */
const HEAD = 60_000;
/** Bytes of a form; at most 256 KiB are read. */
const BODY = 250_000;

const filled = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / Buffer.byteLength(pattern))).slice(0, length);
const header = (name: string, value: string) =>
  Buffer.from(`GET / HTTP/1.1\r\nHost: localhost\r\n${name}: ${value}\r\n\r\n`);
const form = (body: string) => post("/joinvolunteer", "application/x-www-form-urlencoded", body);
const multipart = (body: string, boundary = "x") =>
  post("/joinvolunteer", `multipart/form-data; boundary=${boundary}`, `${body}\r\n--${boundary}--\r\n`);

/** Of 70 characters, the most that RFC 2046 allows; it is compared from its end. */
const BOUNDARY = `x${filled("-", 69)}`;
const ENTRY = 'Content-Disposition: form-data; name="super_power"';

const plainForm = form(`super_power=${filled("a", BODY)}`);

/** Two requests of the same length and with the same status; the second is made to cost as much as possible. */
const pairs: Record<string, [status: number, harmless: Buffer, hostile: Buffer]> = {
  "A path of slashes": [308, get(`/${filled("a", HEAD)}/`), get(`/a${filled("/", HEAD - 1)}a`)],
  "A path of `%`": [308, get(`/${filled("a", HEAD / 4)}/`), get(`/${filled("%", HEAD / 4)}/`)],
  "A path that has to be looked up, of escapes": [404, get(`/${filled("a", HEAD)}`), get(`/${filled("%2f", HEAD)}`)],
  "A query of `_data`": [404, get(`/nowhere?${filled("a", HEAD)}`), get(`/nowhere?${filled("_data&", HEAD)}`)],
  "A query of `&`": [
    200,
    get(`/joinvolunteer?${filled("a", HEAD / 4)}`),
    get(`/joinvolunteer?${filled("&", HEAD / 4)}`),
  ],
  "Many cookies": [200, get("/", `a=${filled("a", HEAD)}`), get("/", `a=${filled("; a=b", HEAD)}`)],
  "A session that is none": [
    200,
    get("/", `session=a; b=${filled("a", HEAD)}`),
    get("/", `session=${filled("a", HEAD)}; b=a`),
  ],
  "Many versions asked for": [
    200,
    header("If-None-Match", filled("a", HEAD)),
    header("If-None-Match", filled("W/,", HEAD)),
  ],
  "Many small fields": [400, plainForm, form(`super_power=${filled("&a", BODY)}`)],
  "The same field many times": [400, plainForm, form(`super_power=${filled("&name=", BODY)}`)],
  "Combining marks out of order": [
    400,
    form(`super_power=${"अ".repeat(BODY / 3)}`),
    form(`super_power=${filled(`a${"\u{1d165}\u0315".repeat(15)}`, BODY)}`),
  ],
  Blanks: [400, plainForm, form(`super_power=a${filled("+", BODY - 2)}a`)],
  "An email address of dots": [400, form(`email=${filled("a", BODY)}`), form(`email=a@${filled("a.", BODY - 2)}`)],
  Markup: [400, plainForm, form(`super_power=${filled("<\"'", BODY)}`)],
  "Almost the boundary, at every byte": [
    400,
    multipart(`--${BOUNDARY}\r\n${ENTRY}\r\n\r\n${filled("a", BODY)}`, BOUNDARY),
    multipart(`--${BOUNDARY}\r\n${ENTRY}\r\n\r\n${filled("-", BODY)}`, BOUNDARY),
  ],
  "Many parts": [
    400,
    multipart(`--x\r\n${ENTRY}\r\n\r\n${filled("a", BODY)}`),
    multipart(`--x\r\n${ENTRY}\r\n\r\n\r\n`.repeat(1000)),
  ],
  "Many headers before an answer": [
    400,
    multipart(`--x\r\n${filled("a", BODY)}`),
    multipart(`--x\r\n${filled("TE:a\r\n", BODY)}`),
  ],
  "Long headers before many answers": [
    400,
    multipart(`--x\r\n${ENTRY}\r\n\r\n${filled("a", BODY)}`),
    multipart(`--x\r\n${ENTRY}; ${filled('a="', 900)}\r\n\r\n\r\n`.repeat(250)),
  ],
};

/** Sends the Worker requests of either kind, in turns, over one connection. The first round warms up and does not count. */
export async function measureHostile(worker: BenchWorker, rounds: number, seconds: number): Promise<HostileCosts> {
  const running = await startWorkerd("hostile", worker);
  const costs: HostileCosts = {};
  for (let round = 0; round <= rounds; round++) {
    for (const [what, [status, harmless, hostile]] of Object.entries(pairs)) {
      costs[what] ??= { harmless: [], hostile: [] };
      for (const [kind, bytes] of Object.entries({ harmless, hostile }) as ["harmless" | "hostile", Buffer][]) {
        const request = () => bytes;
        const { cpu } = await measureLoad(running, { connections: 1, seconds, request, status });
        if (round > 0) costs[what][kind].push({ cpu });
      }
    }
  }
  await running.stop();
  return costs;
}

/** The largest ratio of hostile to harmless input. */
export function worstRatio(costs: HostileCosts): number {
  return Math.max(...Object.values(costs).map(({ hostile, harmless }) => ratio(hostile, harmless, "cpu")));
}

/** The rows of a table: name, CPU for harmless and for hostile input, and their ratio. */
export function hostileRows(costs: HostileCosts): string[][] {
  return Object.entries(costs).map(([what, { hostile, harmless }]) => [
    what,
    middle(harmless, "cpu").toFixed(2),
    middle(hostile, "cpu").toFixed(2),
    ratio(hostile, harmless, "cpu").toFixed(2),
  ]);
}
