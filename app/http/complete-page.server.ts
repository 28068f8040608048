import { fillInDates } from "#app/dates/fill-in-dates.server.ts";

/**
 * Adds what the build cannot know: the dates and the analytics tag. The result is valid until the day is over in India.
 *
 * @param html a page as Remix renders it.
 * @param analyticsToken a hexadecimal token, which needs no escaping. Without a token there is no tag.
 */
export function completePage(html: string, analyticsToken: string | undefined): string {
  const dated = fillInDates(html);
  return analyticsToken ? dated.replace("</body>", `${analyticsTag(analyticsToken)}</body>`) : dated;
}

/** The tag of Cloudflare Web Analytics: https://developers.cloudflare.com/web-analytics/get-started/ */
function analyticsTag(token: string): string {
  const src = "https://static.cloudflareinsights.com/beacon.min.js";
  return `<script defer src="${src}" data-cf-beacon='{"token": "${token}"}'></script>`;
}
