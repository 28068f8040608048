import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Brand } from "./brand";
import { MenuLinks } from "./menu-links";
import { MobileMenu } from "./mobile-menu";

type SiteHeaderProps = {
  /** At the right end of the bar, on large screens. */
  account?: ReactNode;
  /** Above the links of the full-screen menu. */
  menuAccount?: ReactNode;
  /** At the bottom of the full-screen menu. */
  menuFooter?: ReactNode;
};

/** The bar above every page (specification, section 2: Shell). */
export function SiteHeader({ account, menuAccount, menuFooter }: SiteHeaderProps) {
  return (
    <header className="site-header on-brand">
      <div className="page site-bar">
        <Link to="/" prefetch="intent" viewTransition className="no-underline">
          <Brand />
        </Link>
        <nav className="site-nav" aria-label="Main">
          <MenuLinks className="nav-link" />
        </nav>
        {account && <div className="site-account">{account}</div>}
        <MobileMenu account={menuAccount} footer={menuFooter} />
      </div>
    </header>
  );
}
