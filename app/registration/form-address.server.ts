import { site } from "#app/content/site.ts";

/** The path of the volunteer form. */
export const FORM_PATH = "/joinvolunteer";

/** The addresses of the form that are prerendered beside `FORM_PATH`: one for each preselected meetup. */
export const formAddresses = site.cities.map(({ name }) => `${FORM_PATH}?meetup=${name.toLowerCase()}`);

/** The prerendered address of the form for a query: one of `formAddresses`, or `FORM_PATH`. */
export function formAddressOf(query: URLSearchParams): string {
  const address = `${FORM_PATH}?meetup=${query.get("meetup")?.toLowerCase()}`;
  return formAddresses.includes(address) ? address : FORM_PATH;
}

/** Whether a visitor opens the form's page. A request without `Sec-Fetch-Dest` may come from an older browser. */
export function isFormNavigation({ url, headers }: Request): boolean {
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  return new URL(url).pathname === FORM_PATH && destination === "document";
}
