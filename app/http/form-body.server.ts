import { readBytes } from "./read-bytes.server.ts";

/** A request body as a form's entries, or the 4xx and the message of its refusal. */
export type FormBody =
  | { readable: true; entries: [string, string | File][] }
  | { readable: false; status: 400 | 413 | 415; message: string };

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
/** Characters of a media type with its parameters. A boundary has 70 at most (RFC 2046, 5.1.1). */
const LONGEST_CONTENT_TYPE = 150;

/**
 * Reads a form, and refuses what `request.formData()` would throw on or silently repair: other media types, broken
 * multipart or percent-encoding, invalid UTF-8.
 *
 * @param maxBytes the largest accepted body; reading stops as soon as it is exceeded.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser and RFC 7578
 */
export async function readFormBody(request: Request, maxBytes: number): Promise<FormBody> {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  try {
    bytes = await readBytes(request, maxBytes);
  } catch {
    return refused(400, "The form did not arrive completely. Please send it again.");
  }
  if (!bytes) {
    return refused(
      413,
      `The form is larger than ${maxBytes / 1024} KiB. Please shorten your answers and send it again.`,
    );
  }
  // Only now: with the body left unread, the connection may be reset before the answer arrives.
  const contentType = request.headers.get("Content-Type") ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase();
  // The runtime compares a boundary at every byte of the body: a long one took seconds.
  if (contentType.length > LONGEST_CONTENT_TYPE || (mediaType !== URLENCODED && mediaType !== MULTIPART)) {
    return refused(415, "This address accepts only a form. Please send it from the page.");
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (mediaType === URLENCODED) {
      decodeURIComponent(text); // throws at what URLSearchParams would replace: a lone %, bytes that are not UTF-8
      return { readable: true, entries: [...new URLSearchParams(text)] };
    }
    const form = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
    return { readable: true, entries: [...form] };
  } catch {
    return refused(400, "The form arrived damaged. Please send it again from the page.");
  }
}

/** The first text of each field of a small form; none if it cannot be read. */
export async function readSmallForm(request: Request): Promise<Map<string, string>> {
  const body = await readFormBody(request, 8 * 1024);
  const texts = new Map<string, string>();
  for (const [name, value] of body.readable ? body.entries : []) {
    if (typeof value === "string" && !texts.has(name)) texts.set(name, value);
  }
  return texts;
}

function refused(status: 400 | 413 | 415, message: string): FormBody {
  return { readable: false, status, message };
}
