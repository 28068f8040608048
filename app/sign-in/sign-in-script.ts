import { onAccountMessage } from "#app/account/account-script.ts";
import { showToast } from "#app/toast/toast-script.ts";

const POPUP_FEATURES = "popup,width=500,height=600";
/** A popup counts as closed if `popup.closed` was true, and the page had the focus, for this long. */
const CLOSED_WAIT_MS = 8000;
const CHECK_INTERVAL_MS = 500;

/** Browsers inside apps, in which Google refuses sign-in. */
const EMBEDDED_BROWSER = /FBAN|FBAV|Instagram|\bLine\/|; wv\)|(iPhone|iPad).*AppleWebKit(?!.*Safari)/;

let currentPopup: { id: string; popup: Window; timer: number } | undefined;

/** Posts the sign-in form into a popup. If no popup opens, the form posts in the full page. */
export function startSignInPopup(): void {
  if (EMBEDDED_BROWSER.test(navigator.userAgent)) document.documentElement.dataset.embedded = "";
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.matches('[action="/auth/google"]')) submitInPopup(event, form);
  });
  onAccountMessage(({ popup, toast }) => {
    if (!popup || popup !== currentPopup?.id) return;
    closePopup();
    if (toast) showToast(toast.type, toast.message);
  });
}

function submitInPopup(event: Event, form: HTMLFormElement): void {
  const problem = findProblem();
  if (problem) {
    event.preventDefault();
    showToast("error", `Login error: ${problem}`);
    return;
  }
  closePopup();
  // The id is the popup's window name. The form posts into this window, and `/auth/finished` sends the id back.
  const id = crypto.randomUUID();
  const popup = window.open("", id, POPUP_FEATURES);
  // Some browsers open every window in the current tab.
  const isOpen = popup && popup !== window;
  const popupId = isOpen ? id : "";
  const popupField = form.querySelector<HTMLInputElement>("[name=popup]");
  const returnTo = form.querySelector<HTMLInputElement>("[name=returnTo]");
  form.target = popupId;
  if (popupField) popupField.value = popupId;
  // The HTML of a prerendered page does not contain the query.
  if (returnTo?.value === location.pathname) returnTo.value += location.search;
  if (isOpen) currentPopup = { id, popup, timer: watchPopup(popup) };
}

function findProblem(): string | undefined {
  if (!navigator.cookieEnabled) return "Your browser is blocking cookies. Allow them to sign in.";
  return navigator.onLine ? undefined : "You seem to be offline. Please try again.";
}

/** Shows a toast when the visitor has closed the popup. A result that arrives later is shown, too. */
function watchPopup(popup: Window): number {
  let closedMs = 0;
  const timer = window.setInterval(() => {
    // On the provider's pages, an open popup looks closed because of an opener policy. But the popup then has focus.
    closedMs = popup.closed && document.hasFocus() ? closedMs + CHECK_INTERVAL_MS : 0;
    if (closedMs < CLOSED_WAIT_MS) return;
    clearInterval(timer);
    showToast("error", "Login error: The sign-in window was closed.");
  }, CHECK_INTERVAL_MS);
  return timer;
}

function closePopup(): void {
  clearInterval(currentPopup?.timer);
  currentPopup?.popup.close();
  currentPopup = undefined;
}
