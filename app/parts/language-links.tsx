import { versionsOf } from "#app/content/pages.ts";
import { usePage } from "./use-page.ts";

/** Links to the current page in other languages, each in its own language. */
export function LanguageLinks() {
  const page = usePage();
  const others = versionsOf(page).filter((version) => version !== page);
  return others.map(({ path, texts: { code, words } }) => (
    <a key={code} href={path} lang={code} hrefLang={code} className="onward-link print:hidden">
      {words.readHere}
    </a>
  ));
}
