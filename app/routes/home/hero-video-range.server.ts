const VIDEO = /^\/assets\/[^/]+\.(mp4|webm)$/;
/** One range (RFC 9110, 14.1.2): `bytes=2-5`, `bytes=2-` or, for the last bytes, `bytes=-5`; not `bytes=-`. */
const RANGE = /^bytes=(?!-$)(\d*)-(\d*)$/;

/**
 * Responds with the hero video or a range of it. Safari plays no video without ranges, and Cloudflare's static assets
 * do not support ranges. A request for several ranges gets the whole video.
 *
 * @returns undefined if the URL is not that of a video, or the video does not exist.
 */
export async function rangeResponse(
  request: Request,
  url: URL,
  assets: Fetcher | undefined,
): Promise<Response | undefined> {
  if (!assets || !VIDEO.test(url.pathname)) return undefined;
  const file = await assets.fetch(request);
  // The 404 of the assets would be cached for a year (public/_headers). But a rollback may bring the video back.
  if (file.status === 404) return undefined;
  const headers = new Headers(file.headers);
  headers.set("Accept-Ranges", "bytes");
  const range = RANGE.exec(request.headers.get("Range") ?? "");
  if (!range || request.method !== "GET" || file.status !== 200) {
    return new Response(file.body, { status: file.status, headers });
  }
  const bytes = await file.arrayBuffer();
  const size = bytes.byteLength;
  const [start, end] = boundsOf(range, size);
  if (start >= end) {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
  return new Response(bytes.slice(start, end), { status: 206, headers });
}

/** The first byte of a range, and the byte after its last one. */
function boundsOf([, first, last]: RegExpExecArray, size: number): [start: number, end: number] {
  if (!first) return [Math.max(size - Number(last), 0), size];
  return [Number(first), last ? Math.min(Number(last) + 1, size) : size];
}
