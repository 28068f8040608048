/**
 * The current year in India. In a page that was rendered in an earlier year, the browser puts it right while it hydrates
 * (React mends text without a word where the warning is suppressed), and `data-year` is where to do so without a script.
 */
export function Year() {
  const year = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", year: "numeric" }).format(new Date());
  return (
    <span data-year suppressHydrationWarning>
      {year}
    </span>
  );
}
