import { randomFrom } from "./seeds.ts";

/** The bytes of a request, and what its answer is judged by. */
export type HostileRequest = {
  /** For the report of a failure. */
  what: string;
  parts: Buffer[];
  /** The host that it is for; a host in its target does not count here. */
  host: string;
};

const METHODS = [
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "PUT",
  "OPTIONS",
  "DELETE",
  "PATCH",
  "TRACE",
  "get",
  "BREW",
];
const PLACES = [
  "/",
  "/about",
  "/joinvolunteer",
  "/joinvolunteer.data",
  "/_root.data",
  "/about.data",
  "/nowhere",
  "/nowhere.data",
  "/.data",
  "/auth/google",
  "/auth/google/callback",
  "/auth/finished",
  "/auth/logout",
  "/__manifest",
  "/cdn-cgi/x",
  "/assets/gone.js",
  "/favicon.svg",
  "/robots.txt",
];
const TWISTS = [
  "%2e%2e/",
  "../",
  "%2f",
  "%2F%2Fevil.example",
  "%5c",
  "\\",
  "\\\\evil.example\\",
  "//",
  "//evil.example/",
  "///evil.example",
  "/.//",
  "%00",
  "%",
  "%zz",
  "%ff",
  "%ED%A0%BD",
  "%0d%0aLocation:%20//evil.example",
  ";x=y",
  "@evil.example",
  "\t",
  "\u{e9}",
  ".data",
  "/".repeat(4000),
  "a".repeat(8000),
  "%2e%2e%2f".repeat(500),
];
const QUERIES = [
  "",
  "",
  "?_data=root",
  "?_data=routes%2Fjoin-volunteer",
  "?_data",
  "?_routes=root",
  "?_routes=routes%2Fabout,root",
  `?_routes=${"root,".repeat(1500)}`,
  "?index",
  "?index=&index=1&_data=root",
  "?code=x&state=y",
  "?error=access_denied&state=../evil",
  "?popup=%22%3E%3Cscript%3E",
  `?${"&".repeat(8000)}`,
  "?%00=%ff",
];
const BODIES = [
  "",
  "name=x",
  "returnTo=//evil.example",
  "returnTo=blob:http://localhost/x",
  "name=%",
  "%",
  "&".repeat(20_000),
  "=".repeat(20_000),
  "name=".concat("\u0315\u0300".repeat(5000)),
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n',
  "--x\r\n".repeat(3000),
  "{",
];
const TYPES = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  `multipart/form-data;${" ".repeat(8000)}boundary`,
  "application/json",
  "text/plain;;;;",
  "",
];

/** As many requests as asked for, each of a kind that no browser sends; the same ones for the same seed. */
export function hostileRequests(seed: number, count: number): HostileRequest[] {
  const random = randomFrom(seed);
  const number = (below: number) => Math.floor(random() * below);
  const pick = <T>(list: readonly T[]): T => list[number(list.length)] as T;
  const sometimes = (chance: number, make: () => string[]) => (random() < chance ? make() : []);

  const cookies = () =>
    pick([
      () => `session=${"x".repeat(60_000)}`,
      () => "toast=%%%; session=%",
      () => `${"a=b; ".repeat(12_000)}session=1`,
      () => `${"a;".repeat(30_000)}=`,
      () => `toast=${btoa(JSON.stringify({ __flash_flash__: { toast: "x" } }))}.${"A".repeat(43)}=`,
      () => `sign-in-y=${"=".repeat(2000)}; __Host-session=x; session`,
    ])();
  const headers = (host: string): string[] => [
    ...sometimes(0.3, () => [`Cookie: ${cookies()}`]),
    ...sometimes(0.1, () => [`Cookie: ${cookies().slice(0, 20_000)}`]),
    ...sometimes(0.4, () => [
      `Origin: ${pick([`http://${host}`, "null", "https://evil.example", "", "x".repeat(9000)])}`,
    ]),
    ...sometimes(0.3, () => [`Sec-Fetch-Site: ${pick(["same-origin", "cross-site", "", "x"])}`]),
    ...sometimes(0.1, () => [`X-Forwarded-Host: ${pick(["evil.example", host])}`, "X-Forwarded-Proto: https"]),
    ...sometimes(0.2, () => [
      `Referer: ${pick([`http://${host}/about`, `blob:http://${host}/x`, "//evil.example", "x:y"])}`,
    ]),
    ...sometimes(0.2, () => [`Range: bytes=${pick(["0-0", "5-", "-1", "9999999999-", "0-0,".repeat(2000), "a"])}`]),
    ...sometimes(0.2, () => [`If-None-Match: ${pick(["*", '"x"', "W/".repeat(5000), ",".repeat(9000), '"'])}`]),
    ...sometimes(0.1, () => [`If-Modified-Since: ${pick(["x", "Thu, 01 Jan 1970 00:00:00 GMT"])}`, 'If-Match: "x"']),
    ...sometimes(0.1, () => [`Accept-Encoding: ${pick(["gzip;q=9", "*", "br,".repeat(2000)])}`]),
    ...sometimes(0.1, () => ["CF-Connecting-IP: not an address", "CF-Ray: <script>"]),
    ...sometimes(0.1, () => Array.from({ length: 200 }, (_, index) => `X-${index}: ${"v".repeat(100)}`)),
    ...sometimes(0.05, () => [`X-Huge: ${"h".repeat(60_000)}`]),
    ...sometimes(0.05, () => ["Expect: 100-continue"]),
    ...sometimes(0.05, () => ["Upgrade: websocket", "Sec-WebSocket-Key: x"]),
    ...sometimes(0.03, () => ["No colon here"]),
  ];
  /** A body, with headers that state its length, correctly or not. */
  const framing = (body: string): { headers: string[]; sent: string } => {
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    const { length } = Buffer.from(body);
    return pick([
      () => ({ headers: [`Content-Length: ${length}`], sent: body }),
      () => ({ headers: [`Content-Length: ${length}`], sent: body }),
      () => ({ headers: [`Content-Length: ${length}`, `Content-Length: ${length}`], sent: body }),
      () => ({ headers: [`Content-Length: ${length}`, "Content-Length: 1"], sent: body }),
      () => ({ headers: [`Content-Length: ${length + 1000}`], sent: body }),
      () => ({ headers: ["Content-Length: -1"], sent: body }),
      () => ({ headers: ["Content-Length: 99999999999999999999"], sent: body }),
      () => ({ headers: ["Transfer-Encoding: chunked"], sent: `${chunk("name=x")}0\r\n\r\n` }),
      () => ({ headers: ["Transfer-Encoding: chunked"], sent: `${chunk("x").repeat(5000)}0\r\n\r\n` }),
      () => ({ headers: ["Transfer-Encoding: chunked"], sent: chunk("name=x") }),
      () => ({ headers: ["Transfer-Encoding: chunked"], sent: "6;ext=1\r\nname=x\r\n0\r\nTrailer: x\r\n\r\n" }),
      () => ({ headers: ["Transfer-Encoding: chunked"], sent: "zz\r\nname=x\r\n0\r\n\r\n" }),
      () => ({ headers: ["Transfer-Encoding: chunked"], sent: "ffffffffffffffff\r\nname=x" }),
      () => ({ headers: ["Transfer-Encoding: chunked", "Content-Length: 3"], sent: `${chunk("name=x")}0\r\n\r\n` }),
      () => ({ headers: ["Transfer-Encoding: identity, chunked"], sent: `${chunk("name=x")}0\r\n\r\n` }),
      () => ({ headers: [], sent: body }),
    ])();
  };

  return Array.from({ length: count }, () => {
    const method = pick(METHODS);
    const own = pick([
      "localhost",
      "localhost",
      "localhost",
      "127.0.0.1:1",
      "[::1]",
      "navbindu.example",
      "navbindu.example:8080",
    ]);
    const place = pick(PLACES);
    const path = random() < 0.5 ? place : pick([place + pick(TWISTS), `/${pick(TWISTS)}${place}`, `/${pick(TWISTS)}`]);
    const absolute = random() < 0.05;
    const target =
      random() < 0.02
        ? pick(["about", "", "http://", "?"])
        : (absolute ? "http://other.example" : "") + path + pick(QUERIES);
    const version = pick(["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "HTTP/1.1 ", ""]);
    const body = method === "POST" || random() < 0.1 ? framing(pick(BODIES)) : { headers: [], sent: "" };
    const lines = [
      `${method} ${target} ${version}`.trimEnd(),
      ...(random() < 0.97 ? [`Host: ${own}`] : []),
      "Connection: close",
      ...(body.sent ? [`Content-Type: ${pick(TYPES)}`] : []),
      ...headers(own),
      ...body.headers,
    ];
    const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
    const what = lines
      .map((line) => (line.length > 120 ? `${line.slice(0, 100)}… (${line.length})` : line))
      .join(" | ");
    return { what, parts: [head, Buffer.from(body.sent)], host: own };
  });
}
