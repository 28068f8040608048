import { encodeForm } from "#app/ui/url-encoded-form.ts";
import { SENT_ADDRESS } from "./form-address.ts";
import type { FormRejection } from "./outcome.ts";
import type { VolunteerFormProps } from "./volunteer-form.island.tsx";

// This timeout is longer than the Worker's timeout for the database.
const TIMEOUT_MS = 25_000;
const IMAGE_TIMEOUT_MS = 5000;

const UNREACHABLE = "We could not save your registration. Your answers are still here. Please try again.";
const OFFLINE = "You seem to be offline. Your answers are still here. Please try again once you are connected.";

/**
 * Posts the form by `fetch`. If `fetch` fails although the site can be reached, the browser submits the form itself:
 * a content blocker may block `fetch`.
 *
 * @returns why the form was rejected; undefined if the browser navigates away, or if `signal` has cancelled the post.
 */
export async function submitForm(form: HTMLFormElement, signal: AbortSignal): Promise<FormRejection | undefined> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: encodeForm(form),
      // The browser loads the next page itself.
      redirect: "manual",
      // Browsers from before 2024 lack `AbortSignal.any`. There this line throws, and `form.submit()` follows below.
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.type === "opaqueredirect") {
      // `fetch` hides the address of the redirect. `replace` removes this page and its answers from the history.
      location.replace(SENT_ADDRESS);
      return undefined;
    }
    return rejectionIn(await response.text()) ?? { message: UNREACHABLE };
  } catch {
    if (signal.aborted) return undefined;
    if (!navigator.onLine) return { message: OFFLINE };
    if (!(await isSiteReachable())) return { message: UNREACHABLE };
    form.submit();
    return undefined;
  }
}

/** Returns the rejection from the props of the form's island; undefined if the HTML is a gateway's error page. */
function rejectionIn(html: string): FormRejection | undefined {
  const page = new DOMParser().parseFromString(html, "text/html");
  const island = page.querySelector<HTMLElement>("[data-island=volunteer-form]");
  const { rejection }: VolunteerFormProps = JSON.parse(island?.dataset.props ?? "{}");
  return rejection;
}

/** Whether an image of the site loads. A content blocker that blocks `fetch` does not block images. */
function isSiteReachable(): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(() => resolve(false), IMAGE_TIMEOUT_MS);
    // With a new query, the image does not come from the cache.
    image.src = `/favicon.svg?${Date.now()}`;
  });
}
