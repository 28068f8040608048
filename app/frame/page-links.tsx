import { useLocation } from "@remix-run/react";
import { englishPages, type Page } from "#app/content/pages.ts";

type PageLinksProps = {
  group: Page["group"];
  /** Classes of the list. */
  listClass?: string;
  /** Classes of each link. */
  linkClass: string;
};

/** Links to a group of pages. */
export function PageLinks({ group, listClass, linkClass }: PageLinksProps) {
  const { pathname } = useLocation();
  const shown = englishPages.filter((page) => page.group === group);
  return (
    <ul className={listClass}>
      {shown.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className={linkClass} aria-current={currentMark(path, pathname)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The `aria-current` of a link: "page" for the current page, true for the page above it. */
function currentMark(path: string, pathname: string): "page" | true | undefined {
  if (path === pathname) return "page";
  return pathname.startsWith(`${path}/`) || undefined;
}
