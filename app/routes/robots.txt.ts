import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { originOf } from "#app/http/origin.server.ts";
import { plainText } from "#app/http/plain-text.server.ts";

/** Everything may be indexed (RFC 9309). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const origin = originOf(request, context.settings);
  return plainText(200, `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml`);
}
