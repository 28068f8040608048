import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { cookieNames, createSignedStorage, hasCookie } from "#app/http/cookie.server.ts";

/** After this time a toast is no longer shown. */
const MAX_AGE_SECONDS = 60;

/** The site's toast types (docs/product.md, Toasts) by the types of remix-toast. */
const toastTypes = { info: "blank", success: "success", error: "error", warning: "custom" } as const;

/** A toast in the HTML of a page. The page, not the toast, shows the description. */
export type FlashToast = {
  type: (typeof toastTypes)[keyof typeof toastTypes];
  message: string;
  description?: string | undefined;
};

// remix-toast's default storage is not signed.
function createToastStorage(request: Request, secrets: string[]) {
  return createSignedStorage(cookieNames.toast, MAX_AGE_SECONDS, request, secrets);
}

/** Redirects with 303 to a page that shows a toast. Clears pages loaded in advance, because they lack the toast. */
export async function redirectWithToast(location: string, toast: ToastMessage, request: Request, secrets: string[]) {
  const utils = createToastUtilsWithCustomSession(createToastStorage(request, secrets));
  return utils.redirectWithToast(location, toast, {
    status: 303,
    headers: { "Cache-Control": "no-store", "Clear-Site-Data": '"prefetchCache", "prerenderCache"' },
  });
}

/**
 * Reads the toast of a request, and deletes its cookie with a `Set-Cookie` in `headers`.
 *
 * @param showsDescription whether the page shows a toast's description. A toast with a description waits for such a
 * page, so that another page or a background `fetch` does not use it up.
 * @returns null without a toast.
 */
export async function takeToast(
  request: Request,
  secrets: string[] | undefined,
  headers: Headers,
  showsDescription: boolean,
) {
  if (!secrets || !hasCookie(request, cookieNames.toast)) return null;
  const storage = createToastStorage(request, secrets);
  const { toast } = await createToastUtilsWithCustomSession(storage).getToast(request);
  if (toast?.description && !showsDescription) return null;
  // remix-toast would leave an empty cookie, and a request with a toast cookie gets no prerendered page.
  headers.append("Set-Cookie", await storage.destroySession(await storage.getSession()));
  return toast ? { type: toastTypes[toast.type], message: toast.message, description: toast.description } : null;
}
