import { Link, NavLink } from "@remix-run/react";
import { site } from "~/content/site";
import { Logo } from "~/motif/logo";

/** The bar above every page. */
export function SiteHeader() {
  return (
    <header className="bg-brand text-cream on-brand">
      <div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
        <Link to="/" prefetch="intent" className="flex items-center gap-3 font-display text-2xl font-bold no-underline">
          <Logo className="size-10" />
          {site.name}
        </Link>
        <nav aria-label="Main">
          <NavLink to="/joinvolunteer" prefetch="intent" className="nav-link">
            Register as a volunteer
          </NavLink>
        </nav>
      </div>
    </header>
  );
}

/** The band below every page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sand">
      <div className="page flex flex-col gap-1 py-10">
        <p className="font-display text-xl font-bold">{site.name}</p>
        <p className="text-ink-2">{site.description}</p>
      </div>
    </footer>
  );
}
