import { AccountBar, AccountCard, useAccount } from "#app/account/account.tsx";
import { SignIn } from "#app/sign-in/sign-in.tsx";
import { Brand } from "./brand.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** The header (docs/product.md, Shell). */
export function SiteHeader() {
  const account = useAccount();
  return (
    <header className="site-header on-brand">
      <div className="page site-bar">
        <a href="/" className="no-underline lg:flex-none">
          <Brand />
        </a>
        <nav className="site-nav" aria-label="Main">
          <MenuLinks className="nav-link" />
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions. */}
        <div className="site-account" role="group" aria-label="Account" tabIndex={-1}>
          {account ? <AccountBar account={account} /> : <SignIn />}
        </div>
        <MobileMenu
          account={account && <AccountCard account={account} />}
          footer={
            account ? null : (
              <>
                <p className="mb-2 text-center text-sm">Optional. It only shows your name and picture to you.</p>
                <SignIn className="w-full" />
              </>
            )
          }
        />
      </div>
    </header>
  );
}
