import { connect } from "node:net";

export type Load = {
  /** The number of answers. */
  answers: number;
  /** Answers per second. */
  rate: number;
};

/** The end of a body without a length. No body here contains a carriage return. */
const LAST_CHUNK = "0\r\n\r\n";
const NOTHING = Buffer.alloc(0);
/** Milliseconds that an answer may take. */
const TIMEOUT = 60_000;

/**
 * Sends requests to a local port; each connection sends the next one as soon as it has its answer.
 *
 * A loop of its own, because it shares the machine's cores with what it measures: autocannon, node:http and undici take
 * more CPU for a request than workerd does for a constant page.
 *
 * @param options.seconds after which no new request is sent.
 * @param options.request the bytes of the next one.
 * @param options.status that every answer has to have.
 * @throws on any other answer, if none comes, or if a connection breaks.
 */
export async function load(options: {
  port: number;
  connections: number;
  seconds: number;
  request: () => Buffer;
  status: number;
}): Promise<Load> {
  const start = performance.now();
  const end = start + options.seconds * 1000;
  const counts = await Promise.all(Array.from({ length: options.connections }, () => keepAsking(options, end)));
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return { answers, rate: (answers * 1000) / (performance.now() - start) };
}

/** The bytes of a GET request. */
export function get(path: string, cookie?: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${cookie ? `Cookie: ${cookie}\r\n` : ""}\r\n`);
}

/** The bytes of a POST request. */
export function post(path: string, type: string, body: string, headers: Record<string, string> = {}): Buffer {
  const all = { Host: "localhost", "Content-Type": type, "Content-Length": Buffer.byteLength(body), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

type Asking = { port: number; request: () => Buffer; status: number };

/** @returns the number of answers. */
function keepAsking({ port, request, status }: Asking, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").setNoDelay();
    let answers = 0;
    let begun = NOTHING;
    let isWhole: ((bytes: Buffer) => boolean) | undefined;
    const ask = () => {
      begun = NOTHING;
      isWhole = undefined;
      socket.write(request());
    };
    socket.on("connect", ask);
    socket.on("data", (bytes) => {
      let body = bytes;
      if (!isWhole) {
        // The head with a long Location comes in parts.
        begun = begun.length > 0 ? Buffer.concat([begun, bytes]) : bytes;
        const length = begun.indexOf("\r\n\r\n");
        if (length === -1) return;
        const head = begun.subarray(0, length).toString("latin1");
        if (!head.startsWith(`HTTP/1.1 ${status} `)) {
          socket.destroy(new Error(`Answered, instead of ${status}: ${begun.toString().slice(0, 2000)}`));
          return;
        }
        isWhole = bodyReader(head);
        body = begun.subarray(length + 4);
      }
      if (!isWhole(body)) return;
      answers += 1;
      if (performance.now() < end) ask();
      else socket.destroy();
    });
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error(`No answer within ${TIMEOUT} ms.`)));
    socket.on("error", reject);
    socket.on("close", () => {
      if (performance.now() < end) reject(new Error("The connection was closed."));
      else resolve(answers);
    });
  });
}

/** Takes a body's bytes as they arrive and tells when it is complete. */
function bodyReader(head: string): (bytes: Buffer) => boolean {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    let missing = Number(length);
    return (bytes) => {
      missing -= bytes.length;
      return missing === 0;
    };
  }
  let tail = "";
  return (bytes) => {
    tail = (tail + bytes.subarray(-LAST_CHUNK.length).toString("latin1")).slice(-LAST_CHUNK.length);
    return tail === LAST_CHUNK;
  };
}
