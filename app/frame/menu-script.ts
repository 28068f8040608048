/** Opens the mobile menu as a modal dialog, which keeps the focus inside. Without JavaScript, the menu is a popover. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>("#site-menu");
  const opener = document.querySelector<HTMLElement>("[popovertarget=site-menu]");
  if (!menu || !opener) return;
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    menu.hidePopover();
    menu.showModal();
  });
  const close = () => {
    menu.hidePopover();
    menu.close();
  };
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a, button")) close();
  });
  // An open menu would still be open on return from the back/forward cache.
  addEventListener("pagehide", close);
  const large = matchMedia("(min-width: 64rem)");
  large.addEventListener("change", close);
}
