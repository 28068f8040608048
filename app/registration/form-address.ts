import { site } from "#app/content/site.ts";

/** The path of the volunteer form. */
export const FORM_PATH = "/joinvolunteer";

/**
 * The address after a success. It is not the form's own address, because tabs share the toast's cookie: another tab
 * that reloads the form would take the toast.
 */
export const SENT_ADDRESS = `${FORM_PATH}?sent`;

/** The addresses that are prerendered beside `FORM_PATH`: one for each preselected city, and `SENT_ADDRESS`. */
export const formAddressesWithQuery = [...site.cities.map(({ name }) => formAddressForCity(name)), SENT_ADDRESS];

/** The prerendered address of the form for a query: one of `formAddressesWithQuery`, or `FORM_PATH`. */
export function formAddressOf(query: URLSearchParams): string {
  if (isSent(query)) return SENT_ADDRESS;
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

/** Whether the query is the one of `SENT_ADDRESS`. */
export function isSent(query: URLSearchParams): boolean {
  return query.has("sent");
}

/** Whether the browser opens `SENT_ADDRESS` as a page. A script's fetch of this address must not take the toast. */
export function isSentNavigation({ url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  // Older browsers do not send this header.
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  return pathname === FORM_PATH && isSent(searchParams) && destination === "document";
}
