import { endOfDay, yearInIndia } from "#app/dates/india-time.server.ts";

/** The attribute of `Dated` (dated.tsx): two days, of which one may be empty. */
const DATED = / data-dated="([^/"]*)\/([^"]*)"/g;

/**
 * Adds what the build cannot know: the year, the dates and the analytics tag. The result is valid until the day is over
 * in India.
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

/** Fills in the year, and hides each `Dated` whose period has not begun or is over in India. */
function fillInDates(html: string): string {
  const now = Date.now();
  return html
    .replace('data-year="">', `data-year="">${yearInIndia()}`)
    .replace(DATED, (attribute, after: string, until: string) => {
      const isTooEarly = after !== "" && now < endOfDay(after);
      const isOver = until !== "" && now >= endOfDay(until);
      return isTooEarly || isOver ? `${attribute} hidden=""` : attribute;
    });
}
