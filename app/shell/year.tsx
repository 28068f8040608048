import { yearInIndia } from "#app/http/year-in-india.ts";

/**
 * The current year in India. `scripts/prerender.ts` looks for `data-year` and leaves the year to the Worker; in a page that
 * is open at midnight, React corrects it silently on hydration.
 */
export function Year() {
  return (
    <span data-year suppressHydrationWarning>
      {yearInIndia(new Date())}
    </span>
  );
}
