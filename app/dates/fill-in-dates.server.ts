import { endOfDay, yearInIndia } from "./india-time.server.ts";

/** The attribute of `Dated` (dated.tsx): two days, of which one may be empty. */
const DATED = / data-dated="([^/"]*)\/([^"]*)"/g;

/** Fills in the year, and hides each `Dated` whose period has not begun or is over in India. */
export function fillInDates(html: string): string {
  const now = Date.now();
  return html
    .replace('data-year="">', `data-year="">${yearInIndia()}`)
    .replace(DATED, (attribute, after: string, until: string) => {
      const isTooEarly = after !== "" && now < endOfDay(after);
      const isOver = until !== "" && now >= endOfDay(until);
      return isTooEarly || isOver ? `${attribute} hidden=""` : attribute;
    });
}
