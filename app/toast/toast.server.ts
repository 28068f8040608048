import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { hasCookie, type SignedCookie } from "#app/http/cookie.server.ts";

/** The site's toast types (docs/product.md, Toasts) by the types of remix-toast. */
const toastTypes = { info: "blank", success: "success", error: "error", warning: "custom" } as const;

/** A toast in the HTML of a page. The page, not the toast, shows the description. */
export type FlashToast = {
  type: (typeof toastTypes)[keyof typeof toastTypes];
  message: string;
  description?: string | undefined;
};

/** Redirects with 303 to a page that shows a toast. Clears pages loaded in advance, because they lack the toast. */
export async function redirectWithToast(location: string, toast: ToastMessage, cookie: SignedCookie) {
  // remix-toast's default cookie is not signed.
  const utils = createToastUtilsWithCustomSession(cookie);
  return utils.redirectWithToast(location, toast, {
    status: 303,
    headers: { "Cache-Control": "no-store", "Clear-Site-Data": '"prefetchCache", "prerenderCache"' },
  });
}

type Taking = {
  request: Request;
  cookie: SignedCookie | undefined;
  /** The headers of the response, which get a `Set-Cookie` that deletes the toast's cookie. */
  headers: Headers;
  /** Whether the page shows a toast's description. Otherwise a toast with a description waits for the next page. */
  showsDescription: boolean;
};

/**
 * Reads the toast of a request, and deletes its cookie.
 *
 * @returns null without a toast.
 */
export async function takeToast({ request, cookie, headers, showsDescription }: Taking) {
  if (!cookie || !hasCookie(request, "toast")) return null;
  const { toast } = await createToastUtilsWithCustomSession(cookie).getToast(request);
  if (toast?.description && !showsDescription) return null;
  // remix-toast would leave an empty cookie, and a request with a toast cookie gets no prerendered page.
  headers.append("Set-Cookie", await cookie.destroySession(await cookie.getSession()));
  return toast ? { type: toastTypes[toast.type], message: toast.message, description: toast.description } : null;
}
