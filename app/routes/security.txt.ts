import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { site } from "#app/content/site.ts";
import { DAY_MS } from "#app/dates/day.ts";
import { originOf } from "#app/http/origin.server.ts";
import { plainText } from "#app/http/plain-text.server.ts";

/** Where to report a vulnerability (RFC 9116). `Expires` is 90 days after each request. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const origin = originOf(request, context.settings);
  const expires = new Date(Date.now() + 90 * DAY_MS).toISOString();
  const fields = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return plainText(200, fields.join("\n"));
}
