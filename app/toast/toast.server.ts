import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { hasCookie, type SignedCookie, withSessionData } from "#app/http/cookie.server.ts";

// remix-toast keeps one toast in a cookie until the next page shows it. Its default cookie is not signed, ours is. The
// cookie also holds the confirmation of a registration.

/** Each type of remix-toast with its name on this site. The owner asked for the names of react-hot-toast. */
const toastTypes = { info: "blank", success: "success", error: "error", warning: "custom" } as const;

/** What a page shows once: a toast and, after a registration, its confirmation. */
export type PageToast = {
  type: (typeof toastTypes)[keyof typeof toastTypes];
  message: string;
  /** A sentence that the page itself shows and announces. */
  confirmation?: string;
};

type RedirectToast = Pick<ToastMessage, "type" | "message"> & Pick<PageToast, "confirmation">;

/** Redirects with 303 to a page that shows a toast. Clears pages loaded in advance, because they lack the toast. */
export async function redirectWithToast(
  location: string,
  { confirmation, ...toast }: RedirectToast,
  cookie: SignedCookie,
) {
  // The confirmation is beside the toast, because remix-toast keeps only its own properties of a toast.
  const utils = createToastUtilsWithCustomSession(withSessionData(cookie, { confirmation }));
  return utils.redirectWithToast(location, toast, {
    status: 303,
    headers: { "Cache-Control": "no-store", "Clear-Site-Data": '"prefetchCache", "prerenderCache"' },
  });
}

type TakeToastOptions = {
  request: Request;
  cookie: SignedCookie | undefined;
  /** The headers of the response, which get a `Set-Cookie` that deletes the toast's cookie. */
  headers: Headers;
  /** Whether the page can show a confirmation. Another page leaves a toast with a confirmation in its cookie. */
  showsConfirmation: boolean;
};

/**
 * Reads the toast of a request, and deletes its cookie.
 *
 * @returns null, and leaves the cookie, without a toast, for a HEAD, and if this page does not show its confirmation.
 */
export async function takeToast({
  request,
  cookie,
  headers,
  showsConfirmation,
}: TakeToastOptions): Promise<PageToast | null> {
  if (!cookie || request.method === "HEAD" || !hasCookie(request, "toast")) return null;
  const session = await cookie.getSession(request.headers.get("Cookie"));
  const confirmation = session.get("confirmation") as PageToast["confirmation"];
  if (confirmation && !showsConfirmation) return null;
  const { toast } = await createToastUtilsWithCustomSession(cookie).getToast(request);
  // remix-toast would leave an empty cookie, and a request with a toast cookie gets no prerendered page.
  headers.append("Set-Cookie", await cookie.destroySession(session));
  return toast ? { type: toastTypes[toast.type], message: toast.message, confirmation } : null;
}
