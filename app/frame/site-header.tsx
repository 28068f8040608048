import { useLocation, useRouteError } from "@remix-run/react";
import { AccountBar } from "#app/account/account.tsx";
import type { Account } from "#app/account/session.server.ts";
import { lostMoney } from "#app/content/lost-money.ts";
import { help } from "#app/content/site.ts";
import { english } from "#app/content/translations.ts";
import { SignIn } from "#app/sign-in/sign-in.tsx";
import { Brand } from "./brand.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PageLinks } from "./page-links.tsx";

/** The header. `account-script.ts` replaces the content of `data-account` elements after a sign-in or sign-out. */
export function SiteHeader({ account }: { account: Account | null }) {
  const { pathname, search } = useLocation();
  // Sign-in does not return to an error page, and all unknown addresses share one prerendered 404 page.
  const returnTo = useRouteError() ? "/" : pathname + search;
  return (
    <header className="on-brand" lang={english.code}>
      <div className="page site-bar">
        <a href="/" className="no-underline lg:flex-none">
          <Brand />
        </a>
        <nav className="site-nav ml-auto" aria-label="Main">
          <PageLinks
            group="Community"
            listClass="flex flex-wrap gap-x-3 xl:gap-x-5 2xl:gap-x-7"
            linkClass="block py-2.5 no-underline underline-offset-8 hover:underline hover:decoration-2 aria-[current]:underline aria-[current]:decoration-action aria-[current]:decoration-2"
          />
        </nav>
        <a href={lostMoney.path} className="site-help max-w-min text-center text-sm/tight no-underline hover:underline">
          <span className="whitespace-nowrap">Lost money?</span> {help.helpline}
        </a>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions. */}
        <div className="site-account" role="group" aria-label="Account" tabIndex={-1} data-account="header">
          {account ? <AccountBar account={account} returnTo={returnTo} /> : <SignIn returnTo={returnTo} />}
        </div>
        <MobileMenu account={account} returnTo={returnTo} />
      </div>
    </header>
  );
}
