import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { cookieNames, createSignedStorage, hasCookie } from "#app/http/cookie.server.ts";

/** After this time a toast is no longer shown. */
const MAX_AGE_SECONDS = 60;

/** The specification's name for each of remix-toast's types. */
const types = { info: "blank", success: "success", error: "error", warning: "custom" } as const;

/** A toast that comes with a page. Its description, the confirmation of a registration, is shown by the page itself. */
export type FlashToast = {
  type: (typeof types)[keyof typeof types];
  message: string;
  description?: string | undefined;
};

// remix-toast's own storage is not signed.
function createToastStorage(request: Request, secrets: string[]) {
  return createSignedStorage(cookieNames.toast, MAX_AGE_SECONDS, request, secrets);
}

/** Redirects with 303 to a page that shows a toast, and clears prefetched pages, which lack it. */
export async function redirectWithToast(
  location: string,
  toast: ToastMessage,
  request: Request,
  secrets: string[],
): Promise<Response> {
  const utils = createToastUtilsWithCustomSession(createToastStorage(request, secrets));
  return utils.redirectWithToast(location, toast, {
    status: 303,
    headers: { "Cache-Control": "no-store", "Clear-Site-Data": '"prefetchCache", "prerenderCache"' },
  });
}

/**
 * The toast of a request, or null. Removes its cookie through the headers of the response. A confirmation waits for the
 * form's page.
 */
export async function takeToast(
  request: Request,
  secrets: string[] | undefined,
  headers: Headers,
): Promise<FlashToast | null> {
  if (!secrets || !hasCookie(request, cookieNames.toast)) return null;
  const storage = createToastStorage(request, secrets);
  const { toast } = await createToastUtilsWithCustomSession(storage).getToast(request);
  if (toast?.description && !isFormNavigation(request)) return null;
  // remix-toast would keep an empty cookie, which makes later pages personal.
  headers.append("Set-Cookie", await storage.destroySession(await storage.getSession()));
  return toast ? { type: types[toast.type], message: toast.message, description: toast.description } : null;
}

/** Whether the visitor opens the form's page. A request without `Sec-Fetch-Dest` may be an older browser's navigation. */
function isFormNavigation({ url, headers }: Request): boolean {
  return new URL(url).pathname === "/joinvolunteer" && (headers.get("Sec-Fetch-Dest") ?? "document") === "document";
}
