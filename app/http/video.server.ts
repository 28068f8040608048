const VIDEO = /^\/assets\/[^/]+\.(mp4|webm)$/;

/**
 * A video, or the part of it that is asked for (RFC 9110, 14): Cloudflare's assets know no ranges, without which WebKit
 * plays it once at most, and Safari not at all. Several ranges at once are answered with the whole.
 *
 * @returns undefined if there is no such video.
 */
export async function video(request: Request, assets: Fetcher | undefined): Promise<Response | undefined> {
  if (!VIDEO.test(new URL(request.url).pathname) || !assets) return undefined;
  const file = await assets.fetch(request);
  if (!file.ok && file.status !== 304) return undefined;
  const headers = new Headers(file.headers);
  headers.set("Accept-Ranges", "bytes");

  const isSame = (request.headers.get("If-Range") ?? headers.get("ETag")) === headers.get("ETag");
  const [, first, last] = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(request.headers.get("Range") ?? "") ?? [];
  if (request.method !== "GET" || file.status !== 200 || !isSame || first === undefined) {
    return new Response(file.body, { status: file.status, headers });
  }
  const bytes = await file.arrayBuffer();
  const size = bytes.byteLength;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last) + 1, size) : size;
  if (start >= end) {
    headers.set("Content-Range", `bytes */${size}`);
    headers.set("Cache-Control", "no-store");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
  return new Response(bytes.slice(start, end), { status: 206, headers });
}
