import { useLocation } from "@remix-run/react";
import { type Page, pages } from "#app/content/pages.ts";

/**
 * Finds the page of the current address.
 *
 * @returns undefined if the address is unknown, as on the 404 page.
 */
export function useKnownPage(): Page | undefined {
  const { pathname } = useLocation();
  return pages.find(({ path }) => path === pathname);
}

/**
 * Finds the page of the current address, for a route that is in the list of pages.
 *
 * @throws Error if `app/content/pages.ts` has no entry for the address.
 */
export function usePage(): Page {
  const page = useKnownPage();
  if (!page) throw new Error("The route has no entry in app/content/pages.ts");
  return page;
}
