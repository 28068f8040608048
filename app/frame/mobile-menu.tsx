import list from "@phosphor-icons/core/bold/list-bold.svg?icon";
import x from "@phosphor-icons/core/bold/x-bold.svg?icon";
import { AccountCard } from "#app/account/account.tsx";
import type { Account } from "#app/account/session.server.ts";
import { waysToJoin } from "#app/content/join.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { pageAt } from "#app/content/pages.ts";
import { help } from "#app/content/site.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { SIGN_IN_NOTE, SignIn } from "#app/sign-in/sign-in.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { PageLinks } from "./page-links.tsx";

const ID = "site-menu";

// React 18 has no types for these attributes, but passes them on.
const opens = { popovertarget: ID };
const closes = { popovertarget: ID, popovertargetaction: "hide" };
const asPopover = { popover: "auto" };

type MobileMenuProps = {
  account: Account | null;
  /** The path and query that sign-in and Logout return to. */
  returnTo: string;
};

/** The full-screen menu of small screens, and its button. Without `menu-script.ts`, the menu is a popover. */
export function MobileMenu({ account, returnTo }: MobileMenuProps) {
  return (
    <>
      <button type="button" className="button button-tertiary menu-button" aria-haspopup="dialog" {...opens}>
        <Icon path={list} size={24} />
        Menu
      </button>
      <dialog id={ID} className="menu on-brand" aria-label="Menu" {...asPopover}>
        <div className="menu-bar">
          <Brand />
          <button type="button" className="button button-tertiary menu-button" {...closes}>
            <Icon path={x} size={24} />
            Close
          </button>
        </div>
        <div data-account="menu">{account && <AccountCard account={account} returnTo={returnTo} />}</div>
        <nav className="flex-1 py-3" aria-label="Menu">
          <PageLinks group="Community" linkClass="menu-link" />
          <a href={nineMessages.path} className="menu-link">
            {pageAt(nineMessages.path).label}
          </a>
          <ul className="mt-4 grid grid-cols-3 gap-3 enlarged:grid-cols-1">
            {waysToJoin.map(({ title, path, picture }) => (
              <li key={path}>
                <a
                  href={path}
                  className="flex flex-col items-center gap-1 rounded-md bg-brand pt-3 pb-2 font-bold no-underline"
                >
                  <Pictogram name={picture} className="size-12" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={`tel:${help.helpline}`} look="tertiary" label={`Lost money? Call ${help.helpline}`} />
        <div data-account="menu-sign-in">
          {!account && (
            <div className="pt-4 pb-5">
              <p className="mb-2 text-center text-sm">{SIGN_IN_NOTE}</p>
              <SignIn returnTo={returnTo} className="w-full" />
            </div>
          )}
        </div>
      </dialog>
    </>
  );
}
