/**
 * Adds the tag of Cloudflare Web Analytics (https://developers.cloudflare.com/web-analytics/get-started/) to a page.
 *
 * @param token hexadecimal, so it needs no escaping. Undefined: no analytics.
 */
export function addAnalytics(html: string, token: string | undefined): string {
  if (!token) return html;
  const src = "https://static.cloudflareinsights.com/beacon.min.js";
  return html.replace("</body>", `<script defer src="${src}" data-cf-beacon='{"token": "${token}"}'></script></body>`);
}
