import { useLocation } from "@remix-run/react";
import { type Page, pages } from "#app/content/pages.ts";

/** The page that is shown; undefined at an address that has none. */
export function usePage(): Page | undefined {
  const { pathname } = useLocation();
  return pages.find(({ path }) => path === pathname);
}
