import { useLocation } from "@remix-run/react";
import { type Page, pages } from "#app/content/pages.ts";

type PageLinksProps = { group: Page["group"]; list?: string; link: string };

/** Links to a group of pages. `list` and `link` are classes. `aria-current` marks the current page or its parent. */
export function PageLinks({ group, list, link }: PageLinksProps) {
  const { pathname } = useLocation();
  const shown = pages.filter((page) => page.group === group);
  return (
    <ul className={list}>
      {shown.map(({ path, label }) => (
        <li key={path}>
          <a
            href={path}
            className={link}
            aria-current={path === pathname ? "page" : pathname.startsWith(`${path}/`) || undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
