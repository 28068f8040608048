import { yearInIndia } from "#app/http/year-in-india.ts";

/**
 * The current year in India. A page prerendered in an earlier year is corrected by the Worker, which looks for
 * `data-year`, and on hydration, where React corrects text silently if the warning is suppressed.
 */
export function Year() {
  return (
    <span data-year suppressHydrationWarning>
      {yearInIndia(new Date())}
    </span>
  );
}
