/**
 * The current year in India. The browser keeps what the server wrote, and `data-year` is where a page that was rendered
 * in an earlier year gets it renewed.
 */
export function Year() {
  const year = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", year: "numeric" }).format(new Date());
  return (
    <span data-year suppressHydrationWarning>
      {year}
    </span>
  );
}
