import { ContentDisposition } from "@remix-run/headers/content-disposition";
import { getMultipartBoundary, parseMultipart } from "@remix-run/multipart-parser";
import { readBytes } from "./read-bytes.server.ts";

/** A form's entries in the order in which they were sent; null for a file, which nobody asks for. */
export type Entries = (readonly [name: string, value: string | null])[];

/** A request body as a form's entries, with its size in bytes, or the 4xx and the message of its refusal. */
export type FormBody =
  | { readable: true; entries: Entries; size: number }
  | { readable: false; status: 400 | 413 | 415; message: string };

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
/** Characters of a media type with its parameters. A boundary has 70 at most (RFC 2046, 5.1.1), and is compared at every byte. */
const LONGEST_CONTENT_TYPE = 150;
/** Bytes of what stands before an entry of a multipart form: its name. */
const LONGEST_HEAD = 1024;

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
  if (contentType.length > LONGEST_CONTENT_TYPE || (mediaType !== URLENCODED && mediaType !== MULTIPART)) {
    return refused(415, "This address accepts only a form. Please send it from the page.");
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (mediaType === URLENCODED) {
      decodeURIComponent(text); // throws at what URLSearchParams would replace: a lone %, bytes that are not UTF-8
      return { readable: true, entries: [...new URLSearchParams(text)], size: bytes.length };
    }
    return { readable: true, entries: [...multipartEntries(bytes, contentType)], size: bytes.length };
  } catch {
    return refused(400, "The form arrived damaged. Please send it again from the page.");
  }
}

/**
 * Not by the runtime's `formData()`, which joins headers of one name anew for each: 250 KiB of them took seconds and 4 GB.
 *
 * @throws Error if it is no multipart form, or if the head of an entry is longer than `LONGEST_HEAD`.
 */
function* multipartEntries(bytes: Uint8Array, contentType: string): Generator<Entries[number]> {
  const boundary = getMultipartBoundary(contentType);
  if (!boundary) throw new Error("The media type has no boundary.");
  for (const part of parseMultipart(bytes, { boundary, maxHeaderSize: LONGEST_HEAD })) {
    // Not the part's own `isText`, which decodes a file's name, and writes to the log what it cannot.
    const { name = "", filename, filenameSplat } = ContentDisposition.from(part.headers["content-disposition"] ?? null);
    yield [name, (filename ?? filenameSplat) === undefined ? part.text : null];
  }
}

/** The first text of each field of a small form; none if it cannot be read. */
export async function readSmallForm(request: Request): Promise<Map<string, string>> {
  const body = await readFormBody(request, 8 * 1024);
  const texts = new Map<string, string>();
  for (const [name, value] of body.readable ? body.entries : []) {
    if (value !== null && !texts.has(name)) texts.set(name, value);
  }
  return texts;
}

function refused(status: 400 | 413 | 415, message: string): FormBody {
  return { readable: false, status, message };
}
