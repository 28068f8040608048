/** The largest accepted body of a form. A CHECK of the database has an equal limit. */
export const MAX_BODY_BYTES = 128 * 1024;

const MEDIA_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Whether a request has the media type of a form without files. */
export function isUrlEncoded(request: Request): boolean {
  return MEDIA_TYPE.test(request.headers.get("Content-Type") ?? "");
}

/**
 * Reads a form's body into one buffer, so that many small chunks take no more memory than one large chunk.
 *
 * @returns the entries, "too large" if the body exceeds `MAX_BODY_BYTES`, or "damaged" if not complete or not UTF-8.
 */
export async function readFormBody(request: Request): Promise<URLSearchParams | "too large" | "damaged"> {
  if (!request.body) return new URLSearchParams();
  try {
    const buffer = new Uint8Array(MAX_BODY_BYTES + 1);
    const reader = request.body.getReader({ mode: "byob" });
    const { value } = await reader.read(buffer, { min: buffer.length });
    if (value && value.length > MAX_BODY_BYTES) {
      await reader.cancel();
      return "too large";
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(value);
    // This throws if percent-encoded bytes are not UTF-8. URLSearchParams would replace these bytes.
    decodeURIComponent(text);
    return new URLSearchParams(text);
  } catch {
    return "damaged";
  }
}
