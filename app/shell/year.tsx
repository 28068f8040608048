import { yearInIndia } from "#app/http/year-in-india.ts";

/** The current year in India. The Worker replaces it in prerendered pages (`http/prerendered.server.ts`). */
export function Year() {
  return <span data-year="">{yearInIndia(new Date())}</span>;
}
