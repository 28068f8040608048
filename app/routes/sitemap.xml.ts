import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { allPages } from "#app/content/pages.ts";
import { originOf } from "#app/http/origin.server.ts";

/** Every page of the site (https://www.sitemaps.org/protocol.html). No path contains a character that XML escapes. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const origin = originOf(request, context.settings);
  const urls = allPages()
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`)
    .join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
