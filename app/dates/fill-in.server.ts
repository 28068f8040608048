import { endOfDay, yearInIndia } from "./india-time.server.ts";

/** The attribute of `Dated` (app/dates/dated.tsx): two days, of which one may be empty. */
const DATED = / data-dated="([^/"]*)\/([^"]*)"/g;

/**
 * Fills in what the build cannot know: the year, which dates have passed, and the analytics tag. The result is valid
 * until the day is over in India.
 *
 * @param html a page as Remix renders it.
 */
export function fillIn(html: string, analyticsToken: string | undefined): string {
  const now = Date.now();
  const dated = html
    .replace(/(?<=data-year="">)\d*/, String(yearInIndia()))
    .replace(DATED, (attribute, after: string, until: string) => {
      const isHidden = (after && now < endOfDay(after)) || (until && now >= endOfDay(until));
      return isHidden ? `${attribute} hidden=""` : attribute;
    });
  return addAnalytics(dated, analyticsToken);
}

/**
 * Adds the tag of Cloudflare Web Analytics (https://developers.cloudflare.com/web-analytics/get-started/) to a page.
 *
 * @param token a hexadecimal token, which needs no escaping. If the token is undefined, the page stays as it is.
 */
function addAnalytics(html: string, token: string | undefined): string {
  if (!token) return html;
  const src = "https://static.cloudflareinsights.com/beacon.min.js";
  return html.replace("</body>", `<script defer src="${src}" data-cf-beacon='{"token": "${token}"}'></script></body>`);
}
