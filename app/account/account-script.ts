import { addToast, showToast } from "#app/toast/toast-script.ts";
import { encodeForm } from "#app/ui/url-encoded-form.ts";
import { closeChannel, onTabMessage, openChannel, postToOtherTabs } from "./account-channel.ts";

const TIMEOUT_MS = 30_000;

/** Keeps the account in header and menu current, and tells the other tabs which account the page shows. */
export function startAccount(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[action="/auth/logout"]')) return;
    event.preventDefault();
    void logOut(form);
  });
  onTabMessage(({ email }) => {
    const isOther = email !== undefined && email !== shownEmail();
    if (isOther) void refreshAccount();
  });
  addEventListener("pagehide", ({ persisted }) => {
    closeChannel();
    if (persisted) hideAccount();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    openChannel();
    void refreshAccount();
  });
  openChannel();
  postShownAccount();
}

function accountElements(): NodeListOf<HTMLElement> {
  return document.querySelectorAll("[data-account]");
}

function shownEmail(): string {
  return document.querySelector<HTMLElement>("[data-email]")?.dataset.email ?? "";
}

function postShownAccount(): void {
  postToOtherTabs({ email: shownEmail() });
}

/** On return from the back/forward cache, another person may use this computer. */
function hideAccount(): void {
  for (const element of accountElements()) element.dataset.stale = "";
}

/** Fetches this page again, and shows the account and the toasts of the response. */
async function refreshAccount(): Promise<void> {
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (showAccountOf(await response.text())) postShownAccount();
  } catch (error) {
    // A content blocker may block fetch, but not a reload. The draft of a form survives the reload.
    if (error instanceof TypeError && navigator.onLine) location.reload();
  }
}

/**
 * Shows the account and the toasts of a page's HTML.
 *
 * @returns false if the HTML is not a page of this site.
 */
function showAccountOf(html: string): boolean {
  const fetched = new DOMParser().parseFromString(html, "text/html");
  if (!fetched.querySelector("[data-account]")) return false;
  for (const element of accountElements()) {
    const hadFocus = element.contains(document.activeElement);
    const current = fetched.querySelector(`[data-account="${element.dataset.account}"]`);
    element.replaceChildren(...(current?.childNodes ?? []));
    delete element.dataset.stale;
    if (hadFocus) element.focus();
  }
  for (const toast of fetched.querySelectorAll(".toast")) addToast(toast);
  return true;
}

async function logOut(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: encodeForm(form),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // After a success, the server redirects to the page with the toast.
    const isLoggedOut = response.redirected && showAccountOf(await response.text());
    if (isLoggedOut) postShownAccount();
    else showToast("error", "Logout error: The server could not sign you out. Please try again.");
  } catch {
    if (navigator.onLine) form.submit();
    else showToast("error", "Logout error: You seem to be offline. Please try again.");
  }
  form.ariaBusy = null;
}
