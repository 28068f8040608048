import { useLocation } from "@remix-run/react";
import { findPage, type Page, type Path, pathIn } from "#app/content/pages.ts";
import { english, type Texts } from "#app/content/translations.ts";

/**
 * Finds the page of the current address.
 *
 * @returns undefined if the address is unknown, as on the 404 page.
 */
export function useKnownPage(): Page | undefined {
  const { pathname } = useLocation();
  return findPage(pathname);
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

/** The texts in the language of the current page. An unknown address is in English. */
export function useTexts(): Texts {
  return useKnownPage()?.texts ?? english;
}

/** A function that finds the path of a page in the language of the current page. */
export function usePathIn(): (englishPath: Path) => Path {
  const texts = useTexts();
  return (englishPath) => pathIn(texts, englishPath);
}
