import { removeDraft } from "./draft-storage.ts";

/** Loads the script of the form. Every page calls this function. It does something only on the page of the form. */
export async function startRegistration(): Promise<void> {
  if (!document.querySelector("#registration")) return;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // After a reload or from its history, a browser may put answers back into the fields.
  const mayBeRestored = navigation?.type !== "navigate";
  // A redirect leads here if the browser itself has posted the form. A shared link has none, unless
  // `canonicalRedirect` corrects its path.
  const isJustSent = location.search === "?sent" && !mayBeRestored && navigation.redirectCount > 0;
  if (isJustSent) removeDraft();
  if (mayBeRestored && document.readyState !== "complete") await pageShown();
  const { startForm } = await import("./form-script.ts");
  startForm({ mayBeRestored });
}

/** Waits until the browser has restored the fields. */
function pageShown(): Promise<unknown> {
  return new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
}
