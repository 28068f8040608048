import type { ToastType } from "./toasts.tsx";

const MAX_TOASTS = 20;
const REMOVAL_MS = 1000;
const ANNOUNCEMENT_DELAY_MS = 500;

/** Removes a toast when it is dismissed or its `toast-out` animation ends. */
export function startToasts(): void {
  const region = document.querySelector(".toasts");
  region?.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest(".toast-close");
    if (button) dismissToast(button.closest<HTMLElement>(".toast"));
  });
  region?.addEventListener("animationend", (event) => {
    const { animationName, target } = event as AnimationEvent;
    if (animationName === "toast-out") dismissToast(target as HTMLElement);
  });
  // Screen readers announce only changes. So the text of a toast in the page's HTML is set again, after a moment.
  const text = region?.querySelector("p");
  if (text) setTimeout(() => text.replaceChildren(text.textContent ?? ""), ANNOUNCEMENT_DELAY_MS);
}

/** Shows a toast with a message. The page has a template for the types "success" and "error". */
export function showToast(type: ToastType, message: string): void {
  const templates = document.querySelector<HTMLTemplateElement>("#toast-templates")?.content;
  const toast = templates?.querySelector(`[data-type="${type}"]`)?.cloneNode(true) as Element | undefined;
  const text = toast?.querySelector("p");
  if (!toast || !text) return;
  text.textContent = message;
  addToast(toast);
}

/** Shows a toast above the others. */
export function addToast(toast: Element): void {
  const region = document.querySelector(".toasts");
  region?.insertAdjacentElement("afterbegin", toast);
  region?.children[MAX_TOASTS]?.remove();
}

function dismissToast(toast: HTMLElement | null): void {
  if (!toast) return;
  toast.dataset.dismissed = "";
  setTimeout(() => toast.remove(), REMOVAL_MS);
}
