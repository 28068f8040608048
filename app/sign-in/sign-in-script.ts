import { onTabMessage, postToOtherTabs, type SignInResult } from "#app/account/account-channel.ts";
import { showToast } from "#app/toast/toast-script.ts";

/** What the user agents of browsers inside apps contain, in which Google refuses sign-in. */
const EMBEDDED_BROWSER = /FBAN|FBAV|Instagram|Snapchat|\bLine\/|; wv\)|(iPhone|iPad).*AppleWebKit(?!.*Safari)/;

const POPUP_FEATURES = "popup,width=500,height=600";
/** The popup counts as closed after `popup.closed` was true and the page had the focus for this long. */
const CLOSED_WAIT_MS = 8000;
const CHECK_INTERVAL_MS = 500;

type Popup = {
  id: string;
  window: Window;
  timer: number;
};

let currentPopup: Popup | undefined;

/**
 * Posts the sign-in form into a popup. If no popup opens, the form posts in the full page. In a browser inside an app,
 * a sentence replaces the form.
 */
export function startSignInPopup(): void {
  if (isEmbeddedBrowser(navigator.userAgent)) document.documentElement.dataset.embedded = "";
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.matches('[action="/auth/google"]')) submitInPopup(event, form);
  });
  onTabMessage(({ signIn }) => {
    if (!signIn || signIn.popup !== currentPopup?.id) return;
    closePopup();
    if (signIn.toast) showToast(signIn.toast.type, signIn.toast.message);
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
  currentPopup = openPopup();
  const popupId = currentPopup?.id ?? "";
  const popupField = form.querySelector<HTMLInputElement>("[name=popup]");
  const returnTo = form.querySelector<HTMLInputElement>("[name=returnTo]");
  form.target = popupId;
  if (popupField) popupField.value = popupId;
  // The HTML of a prerendered page does not contain the query.
  if (returnTo?.value === location.pathname) returnTo.value += location.search;
}

function findProblem(): string | undefined {
  if (!navigator.cookieEnabled) return "Your browser is blocking cookies. Allow them to sign in.";
  return navigator.onLine ? undefined : "You seem to be offline. Please try again.";
}

/**
 * Opens an empty popup. Its id is its window name: the form posts into it, and `/auth/finished` sends the id back.
 *
 * @returns undefined if the browser opened no window.
 */
function openPopup(): Popup | undefined {
  const id = crypto.randomUUID();
  const opened = window.open("", id, POPUP_FEATURES);
  // Some browsers open every window in the current tab.
  if (!opened || opened === window) return undefined;
  return { id, window: opened, timer: watchPopup(opened) };
}

/**
 * Shows a toast when the visitor seems to have closed the popup. A popup that is still open may send its result later.
 *
 * @returns the timer, which `closePopup` clears.
 */
function watchPopup(popup: Window): number {
  let closedMs = 0;
  const timer = window.setInterval(() => {
    // The opener policy of the provider's pages makes an open popup look closed. But then the page has no focus.
    const looksClosed = popup.closed && document.hasFocus();
    closedMs = looksClosed ? closedMs + CHECK_INTERVAL_MS : 0;
    if (closedMs < CLOSED_WAIT_MS) return;
    clearInterval(timer);
    showToast("error", "Login error: The sign-in window was closed.");
  }, CHECK_INTERVAL_MS);
  return timer;
}

function closePopup(): void {
  clearInterval(currentPopup?.timer);
  currentPopup?.window.close();
  currentPopup = undefined;
}

/** Whether a user agent is that of a browser inside an app. */
export function isEmbeddedBrowser(userAgent: string): boolean {
  return EMBEDDED_BROWSER.test(userAgent);
}

/** On the last page of a sign-in popup, tells the page that opened the popup how the sign-in ended. */
export function endSignInPopup(): void {
  const text = document.querySelector<HTMLElement>("[data-sign-in-result]")?.dataset.signInResult;
  if (!text) return;
  const signIn: SignInResult = JSON.parse(text);
  postToOtherTabs({ signIn });
  window.close();
}
