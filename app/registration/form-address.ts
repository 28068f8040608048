import { site } from "#app/content/site.ts";

/** The path of the volunteer form. */
export const FORM_PATH = "/joinvolunteer";

/**
 * The address after a success. The form's own address would not do: all tabs share the toast's cookie, and another tab
 * may load the form at the same moment.
 */
export const SENT_ADDRESS = `${FORM_PATH}?sent`;

/** The address under which the build has stored the form for a query: a city's, `SENT_ADDRESS` or `FORM_PATH`. */
export function formAddressOf(query: URLSearchParams): string {
  if (isAfterSuccess(query)) return SENT_ADDRESS;
  const city = cityIn(query);
  return city ? formAddressForCity(city) : FORM_PATH;
}

/** The address of the form with a city's meetup preselected. */
export function formAddressForCity(city: string): string {
  return `${FORM_PATH}?meetup=${city.toLowerCase()}`;
}

/** The name of the city that a query such as `?meetup=Pune` or `?meetup=pune` preselects. */
export function cityIn(query: URLSearchParams): string | undefined {
  const wanted = query.get("meetup")?.toLowerCase();
  return site.cities.find(({ name }) => name.toLowerCase() === wanted)?.name;
}

/** Whether the query has `sent`, as in `SENT_ADDRESS`. */
export function isAfterSuccess(query: URLSearchParams): boolean {
  return query.has("sent");
}
