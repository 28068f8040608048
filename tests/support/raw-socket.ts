import { connect } from "node:net";

/**
 * Milliseconds of silence after which an answer is complete: workerd leaves the connection open, whatever it was asked.
 */
const WHOLE = 100;

/**
 * Sends bytes over their own connection, and reads until the server closes it or falls silent.
 *
 * @param patience timeout of the answer in milliseconds.
 * @returns the head of the answer, or nothing if there was none.
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
      // An interim answer does not count (RFC 9110, 15.2).
      const end = received.indexOf("\r\n\r\n");
      if (received.startsWith("HTTP/1.1 100 ") && end !== -1) received = received.slice(end + 4);
      if (received.includes("\r\n\r\n")) socket.setTimeout(WHOLE);
    });
    // A server may close before it has read everything.
    socket.on("error", finish);
    socket.on("close", finish);
  });
}
