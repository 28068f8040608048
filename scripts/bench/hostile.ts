import { get, post } from "./load.ts";
import { measureLoad, middle, type Rounds, ratio } from "./pages.ts";
import { type BenchWorker, startWorkerd } from "./workerd.ts";

/** Two requests of the same length, the second made to cost as much as possible. */
type Pair = { what: string; harmless: Buffer; hostile: Buffer; status: number };
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
  post("/joinvolunteer", `multipart/form-data; boundary=${boundary}`, `${body}\n--${boundary}--\n`);

/** Of 70 characters, the most that RFC 2046 allows. */
const BOUNDARY = `${filled("-", 69)}x`;

const pairs: Pair[] = [
  {
    what: "A path of slashes",
    harmless: get(`/${filled("a", HEAD)}/`),
    hostile: get(`/a${filled("/", HEAD - 1)}a`),
    status: 308,
  },
  {
    what: "A path of `%`",
    harmless: get(`/${filled("a", HEAD / 4)}/`),
    hostile: get(`/${filled("%", HEAD / 4)}/`),
    status: 308,
  },
  {
    what: "A path that has to be looked up, of escapes",
    harmless: get(`/${filled("a", HEAD)}`),
    hostile: get(`/${filled("%2f", HEAD)}`),
    status: 404,
  },
  {
    what: "A query of `_data`",
    harmless: get(`/nowhere?${filled("a", HEAD)}`),
    hostile: get(`/nowhere?${filled("_data&", HEAD)}`),
    status: 404,
  },
  {
    what: "Many cookies",
    harmless: get("/", `a=${filled("a", HEAD)}`),
    hostile: get("/", `a=${filled("; a=b", HEAD)}`),
    status: 200,
  },
  {
    what: "A session that is none",
    harmless: get("/", `session=a; b=${filled("a", HEAD)}`),
    hostile: get("/", `session=${filled("a", HEAD)}; b=a`),
    status: 200,
  },
  {
    what: "Many versions asked for",
    harmless: header("If-None-Match", filled("a", HEAD)),
    hostile: header("If-None-Match", filled("W/,", HEAD)),
    status: 200,
  },
  {
    what: "Many small fields",
    harmless: form(`super_power=${filled("a", BODY)}`),
    hostile: form(`super_power=${filled("&a", BODY)}`),
    status: 400,
  },
  {
    what: "The same field many times",
    harmless: form(`super_power=${filled("a", BODY)}`),
    hostile: form(`super_power=${filled("&name=", BODY)}`),
    status: 400,
  },
  {
    what: "Combining marks out of order",
    harmless: form(`super_power=${"अ".repeat(BODY / 3)}`),
    hostile: form(`super_power=${filled(`a${"\u{1d165}\u0315".repeat(15)}`, BODY)}`),
    status: 400,
  },
  {
    what: "Blanks",
    harmless: form(`super_power=${filled("a", BODY)}`),
    hostile: form(`super_power=a${filled("+", BODY - 2)}a`),
    status: 400,
  },
  {
    what: "An email address of dots",
    harmless: form(`email=${filled("a", BODY)}`),
    hostile: form(`email=a@${filled("a.", BODY - 2)}`),
    status: 400,
  },
  {
    what: "Markup",
    harmless: form(`super_power=${filled("a", BODY)}`),
    hostile: form(`super_power=${filled("<\"'", BODY)}`),
    status: 400,
  },
  {
    what: "Almost the boundary, at every byte",
    harmless: multipart(filled("a", BODY), BOUNDARY),
    hostile: multipart(filled("-", BODY), BOUNDARY),
    status: 400,
  },
  {
    what: "Many parts",
    harmless: multipart(`--x\nContent-Disposition: form-data; name="super_power"\n\n${filled("a", BODY)}`),
    hostile: multipart(filled('--x\nContent-Disposition: form-data; name="a"\n\n\n', BODY)),
    status: 400,
  },
];

/** Sends the Worker requests of either kind, in turns, over one connection. The first round warms up and does not count. */
export async function measureHostile(worker: BenchWorker, rounds: number, seconds: number): Promise<HostileCosts> {
  const running = await startWorkerd("hostile", worker);
  const costs: HostileCosts = {};
  for (let round = 0; round <= rounds; round++) {
    for (const { what, status, ...requests } of pairs) {
      costs[what] ??= { harmless: [], hostile: [] };
      for (const kind of ["harmless", "hostile"] as const) {
        const request = () => requests[kind];
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
