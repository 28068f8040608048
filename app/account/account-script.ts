import { fetchPage, postForm, type ServerPage, takeOver } from "#app/fetch/server-page.ts";
import { showToast } from "#app/toast/toast-script.ts";
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

function shownEmail(): string {
  return document.querySelector<HTMLElement>("[data-email]")?.dataset.email ?? "";
}

function postShownAccount(): void {
  postToOtherTabs({ email: shownEmail() });
}

/** On return from the back/forward cache, another person may use this computer. */
function hideAccount(): void {
  document.documentElement.dataset.staleAccount = "";
}

/** Fetches this page again, and shows the account and the toasts of the response. */
async function refreshAccount(): Promise<void> {
  try {
    // Without the query, because only the tab that has registered may take the toast of `/joinvolunteer?sent`.
    const page = await fetchPage(location.pathname, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    showAccountOf(page);
  } catch (error) {
    // A content blocker may block fetch, but not a reload. The draft of a form survives the reload.
    if (error instanceof TypeError && navigator.onLine) location.reload();
  }
}

/**
 * Shows the account and the toasts of a page, and tells the other tabs.
 *
 * @returns false if it is not a page of this site.
 */
function showAccountOf(page: ServerPage): boolean {
  const isShown = takeOver(page, "[data-account]");
  if (isShown) {
    delete document.documentElement.dataset.staleAccount;
    postShownAccount();
  }
  return isShown;
}

async function logOut(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  try {
    const page = await postForm(form, AbortSignal.timeout(TIMEOUT_MS));
    // After a success, the server redirects to the page with the toast.
    const isLoggedOut = page.url !== form.action && showAccountOf(page);
    if (!isLoggedOut) showToast("error", "Logout error: The server could not sign you out. Please try again.");
  } catch {
    if (navigator.onLine) form.submit();
    else showToast("error", "Logout error: You seem to be offline. Please try again.");
  }
  form.ariaBusy = null;
}
