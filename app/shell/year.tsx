import { yearInIndia } from "#app/http/year-in-india.ts";

/**
 * The current year in India. In a page that was rendered in an earlier year, the browser puts it right while it hydrates
 * (React mends text without a word where the warning is suppressed), and `data-year` is where the Worker does.
 */
export function Year() {
  return (
    <span data-year suppressHydrationWarning>
      {yearInIndia(new Date())}
    </span>
  );
}
