import { NavLink } from "@remix-run/react";
import { type Page, pages } from "~/content/pages";

const menuPages = (pages as readonly Page[]).filter(({ inMenu }) => inMenu);

/** The links of the top navigation; the one to the page now shown is `aria-current="page"`. */
export function MenuLinks({ className }: { className: string }) {
  return (
    <ul>
      {menuPages.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} prefetch="intent" viewTransition end caseSensitive className={className}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
