import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { originOf } from "#app/http/origin.server.ts";

/** Everything may be indexed (RFC 9309). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${originOf(request, context.settings)}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
