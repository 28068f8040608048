import { endOfDay, yearInIndia } from "./india-time.ts";

/** The attributes of `Dated` (app/ui/dated.tsx) in its order, one or both. */
const DATED = /(?= data-(?:after|until)=)((?: data-after="([^"]+)")?(?: data-until="([^"]+)")?)(?: hidden="")?/g;

/**
 * Fills in what the build cannot know: the year, which dates have passed, and the analytics tag. Without a new build the
 * result is valid until the day is over in India.
 *
 * @param html a page as Remix renders it.
 */
export function fillIn(html: string, analyticsToken: string | undefined): string {
  const now = Date.now();
  const dated = html
    .replace(/(?<=data-year="">)\d*/, String(yearInIndia()))
    .replace(DATED, (_, dates: string, after?: string, until?: string) => {
      const isHidden = (after && now < endOfDay(after)) || (until && now >= endOfDay(until));
      return isHidden ? `${dates} hidden=""` : dates;
    });
  return addAnalytics(dated, analyticsToken);
}

/**
 * Adds the tag of Cloudflare Web Analytics (https://developers.cloudflare.com/web-analytics/get-started/) to a page.
 *
 * @param token hexadecimal, so it needs no escaping. Undefined: no analytics.
 */
function addAnalytics(html: string, token: string | undefined): string {
  if (!token) return html;
  const src = "https://static.cloudflareinsights.com/beacon.min.js";
  return html.replace("</body>", `<script defer src="${src}" data-cf-beacon='{"token": "${token}"}'></script></body>`);
}
