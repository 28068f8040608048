import { site } from "#app/content/site.ts";

/** The path of the volunteer form. */
export const FORM_PATH = "/joinvolunteer";

/** The address after a success. At the form's own address, another tab could take the confirmation. */
export const SENT_ADDRESS = `${FORM_PATH}?sent`;

const meetupAddresses = site.cities.map(({ name }) => `${FORM_PATH}?meetup=${name.toLowerCase()}`);
/** The addresses that are prerendered beside `FORM_PATH`: one for each preselected meetup, and `SENT_ADDRESS`. */
export const formAddresses = [...meetupAddresses, SENT_ADDRESS];

/** The prerendered address of the form for a query: one of `formAddresses`, or `FORM_PATH`. */
export function formAddressOf(query: URLSearchParams): string {
  if (isSent(query)) return SENT_ADDRESS;
  const address = `${FORM_PATH}?meetup=${query.get("meetup")?.toLowerCase()}`;
  return formAddresses.includes(address) ? address : FORM_PATH;
}

/** Whether the query is the one of `SENT_ADDRESS`. */
export function isSent(query: URLSearchParams): boolean {
  return query.has("sent");
}

/** Whether a visitor opens `SENT_ADDRESS`. A request without `Sec-Fetch-Dest` may come from an older browser. */
export function isSentNavigation({ url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  return pathname === FORM_PATH && isSent(searchParams) && destination === "document";
}
