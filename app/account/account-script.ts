import { showToast } from "#app/toast/toast-script.ts";
import type { ToastType } from "#app/toast/toasts.tsx";
import { formBody } from "#app/ui/url-encoded-form.ts";

const TIMEOUT_MS = 30_000;

/** A message that a page sends to the other tabs over a BroadcastChannel. */
export type AccountMessage = {
  /** The email address of the account that the page shows; empty if signed out. */
  email: string;
  /** Only `/auth/finished` sends these: the popup's id, and the toast for the tab that opened the popup. */
  popup?: string;
  toast?: { type: ToastType; message: string } | null;
};

let channel: BroadcastChannel | undefined;
const listeners: ((message: AccountMessage) => void)[] = [];

/** Adds a listener for the messages of other tabs and popups. */
export function onAccountMessage(listener: (message: AccountMessage) => void): void {
  listeners.push(listener);
}

/** Keeps the account in header and menu current. Each page tells the other tabs which account it shows. */
export function startAccount(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[action="/auth/logout"]')) return;
    event.preventDefault();
    void logOut(form);
  });
  onAccountMessage(({ email }) => {
    if (email !== shownEmail()) void refreshAccount();
  });
  addEventListener("pagehide", ({ persisted }) => {
    // An open channel keeps the page out of the back/forward cache.
    channel?.close();
    if (persisted) for (const element of accountElements()) element.dataset.stale = "";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    openChannel();
    void refreshAccount();
  });
  openChannel();
  const result = document.querySelector<HTMLElement>("[data-sign-in-result]")?.dataset.signInResult;
  if (result) {
    postToOtherTabs(JSON.parse(result));
    window.close();
  } else {
    postShownAccount();
  }
}

function openChannel(): void {
  // Firefox throws if cookies are blocked.
  try {
    channel = new BroadcastChannel("account");
    channel.onmessage = ({ data }) => {
      for (const listener of listeners) listener(data);
    };
  } catch {}
}

function postToOtherTabs(message: AccountMessage): void {
  channel?.postMessage(message);
}

function postShownAccount(): void {
  postToOtherTabs({ email: shownEmail() });
}

function shownEmail(): string {
  return document.querySelector<HTMLElement>("[data-email]")?.dataset.email ?? "";
}

function accountElements(): NodeListOf<HTMLElement> {
  return document.querySelectorAll("[data-account]");
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

/** Shows the account and the toasts of a page's HTML. @returns false if the HTML is not a page of this site. */
function showAccountOf(html: string): boolean {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (!page.querySelector("[data-account]")) return false;
  for (const element of accountElements()) {
    const hadFocus = element.contains(document.activeElement);
    const current = page.querySelector(`[data-account="${element.dataset.account}"]`);
    element.replaceChildren(...(current?.childNodes ?? []));
    delete element.dataset.stale;
    if (hadFocus) element.focus();
  }
  for (const toast of page.querySelectorAll<HTMLElement>(".toast")) {
    showToast(toast.dataset.type as ToastType, toast.textContent ?? "");
  }
  return true;
}

async function logOut(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  try {
    const init = { method: "POST", body: formBody(form), signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(form.action, init);
    // After a success, the server redirects to the page with the toast.
    if (response.redirected && showAccountOf(await response.text())) postShownAccount();
    else showToast("error", "Logout error: The server could not sign you out. Please try again.");
  } catch {
    if (navigator.onLine) form.submit();
    else showToast("error", "Logout error: You seem to be offline. Please try again.");
  }
  form.ariaBusy = null;
}
