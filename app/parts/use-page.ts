import { useLocation } from "@remix-run/react";
import { type Page, pages } from "#app/content/pages.ts";

/** The page of the current address; undefined if the address is unknown. */
export function usePage(): Page | undefined {
  const { pathname } = useLocation();
  return pages.find(({ path }) => path === pathname);
}
