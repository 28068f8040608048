/** Bytes that are read at first: more than most registrations have. */
const FIRST_BYTES = 8 * 1024;
/** Bytes of another service's answer: many times what any of them has. */
const LONGEST_ANSWER = 64 * 1024;

/**
 * The body of a request, or of another service's answer; undefined as soon as it has more than `maxBytes`.
 *
 * Reads into a buffer of its own, because the runtime allocates 4 KB for each chunk, however small. The buffer grows with
 * what has arrived, so that a body that is only announced takes next to no memory.
 */
export async function readBytes(
  { headers, body }: Pick<Request | Response, "headers" | "body">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get("Content-Length")) > maxBytes) return undefined;
  if (!body) return new Uint8Array();
  const reader = body.getReader({ mode: "byob" });
  let bytes = new Uint8Array();
  while (bytes.length <= maxBytes) {
    const grown = new Uint8Array(Math.min(Math.max(2 * bytes.length, FIRST_BYTES), maxBytes + 1));
    grown.set(bytes);
    const room = grown.subarray(bytes.length);
    const min = room.length;
    const { value } = await reader.read(room, { min });
    if (!value) return bytes;
    bytes = new Uint8Array(value.buffer, 0, bytes.length + value.length);
    if (value.length < min) return bytes;
  }
  await reader.cancel();
  return undefined;
}

/** The body of another service's answer; undefined if it is longer than one that means well. */
export function readAnswer(answer: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readBytes(answer, LONGEST_ANSWER);
}

/**
 * The JSON of another service's answer.
 *
 * @throws SyntaxError if it is none, or longer than one that means well.
 */
export async function readJson(answer: Response): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await readAnswer(answer)));
}
