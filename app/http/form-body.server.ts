/** The largest accepted body of a form. A CHECK of the database has an equal limit. */
export const MAX_BODY_BYTES = 128 * 1024;

const MEDIA_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Whether a request has the media type of a form without files. */
export function isUrlEncoded(request: Request): boolean {
  return MEDIA_TYPE.test(request.headers.get("Content-Type") ?? "");
}

type FormBody = {
  /** `tooLarge`: the body exceeds `MAX_BODY_BYTES`. `damaged`: the body is not complete or not UTF-8. */
  kind: "complete" | "tooLarge" | "damaged";
  /** The entries. Empty unless the body is complete. */
  form: URLSearchParams;
};

/** Reads the body of a form. Never throws. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const form = new URLSearchParams();
  if (!request.body) return { kind: "complete", form };
  try {
    // In one buffer, many small chunks take no more memory than one large chunk.
    const buffer = new Uint8Array(MAX_BODY_BYTES + 1);
    const reader = request.body.getReader({ mode: "byob" });
    const { value } = await reader.read(buffer, { min: buffer.length });
    if (value && value.length > MAX_BODY_BYTES) {
      await reader.cancel();
      return { kind: "tooLarge", form };
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(value);
    // This throws if percent-encoded bytes are not UTF-8. URLSearchParams would replace these bytes.
    decodeURIComponent(text);
    return { kind: "complete", form: new URLSearchParams(text) };
  } catch {
    return { kind: "damaged", form };
  }
}
