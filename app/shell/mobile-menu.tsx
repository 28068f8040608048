import list from "@phosphor-icons/core/bold/list-bold.svg?icon";
import x from "@phosphor-icons/core/bold/x-bold.svg?icon";
import { useLocation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Artwork } from "#app/motif/artwork.tsx";
import { oneLine } from "#app/motif/geometry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { MenuLinks } from "./menu-links.tsx";

const ID = "site-menu";

// Without JavaScript the menu is a popover. React 18 has no types for these attributes, but passes them on.
const opens = { popovertarget: ID };
const closes = { popovertarget: ID, popovertargetaction: "hide" };

/** The full-screen menu of small screens, and the button that opens it (docs/product.md, Mobile menu). */
export function MobileMenu({ account, footer }: { account?: ReactNode; footer?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();

  // Closes when another page comes, by Back too; before that page's heading takes the focus, which a dialog gives back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said.
  useLayoutEffect(() => {
    const menu = dialog.current;
    if (!menu) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => {
      menu.close?.();
      // Opened before hydration.
      menu.hidePopover?.();
    };
    const large = matchMedia("(min-width: 64rem)");
    large.addEventListener("change", () => large.matches && close(), { signal });
    const closeWhenChosen = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a, button")) close();
    };
    menu.addEventListener("click", closeWhenChosen, { signal });
    // As a popover it made way for what Tab came to behind it.
    const closeWhenUnseen = () => getComputedStyle(menu).display === "none" && close();
    closeWhenUnseen();
    document.addEventListener("focusin", closeWhenUnseen, { signal });
    // Or the back/forward cache would bring it back open.
    addEventListener("pagehide", close, { signal });
    return () => {
      controller.abort();
      close();
    };
  }, [pathname, search]);

  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    // Safari does not focus a clicked button, and a dialog returns the focus to what had it.
    event.currentTarget.focus();
    const menu = dialog.current;
    if (!menu) return;
    menu.hidePopover?.();
    menu.showModal();
    // Firefox would show it as far down as it was left.
    menu.scrollTop = 0;
  };

  return (
    <>
      <button
        type="button"
        className="button button-tertiary menu-button"
        aria-haspopup="dialog"
        onClick={open}
        {...opens}
      >
        <Icon path={list} size={24} />
        Menu
      </button>
      <dialog ref={dialog} id={ID} className="menu on-brand" aria-label="Menu" {...{ popover: "auto" }}>
        <div className="menu-bar">
          <p>
            <Brand />
          </p>
          <button type="button" className="button button-tertiary menu-button" {...closes}>
            <Icon path={x} size={24} />
            Close
          </button>
        </div>
        {account && <div className="menu-account">{account}</div>}
        <nav className="flex-1 py-4" aria-label="Menu">
          <MenuLinks className="menu-link" />
        </nav>
        {footer && <div className="pt-4 pb-5">{footer}</div>}
        <Artwork className="fixed -right-[22vmin] -bottom-[22vmin] -z-1 h-auto w-[90vmin] forced-colors:hidden [@media(max-height:40em)]:hidden">
          <path d={oneLine()} fill="none" strokeWidth="0.5" className="stroke-brand" />
        </Artwork>
      </dialog>
    </>
  );
}
