import { useLocation } from "@remix-run/react";
import { pages } from "#app/content/pages.ts";

const menuPages = pages.filter(({ group }) => group === "Community");

/** The links of the top navigation; the current page's has `aria-current="page"`. */
export function MenuLinks({ list, className }: { list?: string; className: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={list}>
      {menuPages.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className={className} aria-current={path === pathname ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
