import { connect } from "node:net";

/** Milliseconds without more of an answer after which it is whole: workerd leaves the connection open, asked to or not. */
const WHOLE = 100;

/**
 * Sends bytes over a connection of their own, and reads until the server closes it or has no more to say.
 *
 * @param patience milliseconds for which an answer is waited for.
 * @returns the head of the answer, or nothing where none came.
 */
export function exchange(url: string, parts: Buffer[], patience = 3000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = "";
    const finish = () => {
      socket.destroy();
      resolve(received.split("\r\n\r\n", 1)[0] ?? "");
    };
    socket.setTimeout(patience, finish);
    socket.on("connect", () => {
      for (const part of parts) socket.write(part);
    });
    socket.setEncoding("latin1").on("data", (text: string) => {
      if (received.length < 65_536) received += text;
      // An interim answer is none (RFC 9110, 15.2).
      const end = received.indexOf("\r\n\r\n");
      if (received.startsWith("HTTP/1.1 100 ") && end !== -1) received = received.slice(end + 4);
      if (received.includes("\r\n\r\n")) socket.setTimeout(WHOLE);
    });
    // A server may close before it has read everything.
    socket.on("error", finish);
    socket.on("close", finish);
  });
}
