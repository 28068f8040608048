import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { cookieStorage } from "#app/http/cookie.server.ts";
import { cookieNames, hasCookie } from "#app/http/cookie-names.ts";
import type { Flash } from "./flash.tsx";

/** Seconds for which an undelivered toast is worth showing. */
const MAX_AGE = 60;

/**
 * The longest text in bytes that fits into a cookie of 4096 characters: base64 and percent-encoding make at most four
 * of a byte.
 */
const LONGEST_TEXT = 800;

/** Whether a text fits into a toast's cookie; a longer one would throw. */
export function fitsToast(text: string): boolean {
  return new TextEncoder().encode(text).length <= LONGEST_TEXT;
}

function nameFor(popup: string): string {
  return popup ? `${cookieNames.toast}-${popup}` : cookieNames.toast;
}

/**
 * Answers 303 See Other (RFC 9110, 15.4.4) with a toast for the page that follows.
 *
 * @param popup the name of the sign-in window that it is for; empty for any page.
 */
export function redirectWithToast(
  location: string,
  toast: ToastMessage,
  request: Request,
  secrets: string[],
  popup = "",
): Promise<Response> {
  // remix-toast's own cookie is not signed; this one is.
  const utils = createToastUtilsWithCustomSession(cookieStorage(nameFor(popup), MAX_AGE, request, secrets));
  return utils.redirectWithToast(location, toast, { status: 303 });
}

/**
 * Takes the toast out of a request.
 *
 * @param popup the name of the sign-in window that asks; empty for a page.
 * @returns the toast, or null if there is none or its signature is invalid, and the header that removes the cookie.
 */
export async function takeToast(
  request: Request,
  secrets: string[] | undefined,
  popup = "",
): Promise<{ flash: Flash | null; headers: Headers }> {
  const headers = new Headers();
  const name = nameFor(popup);
  if (!secrets || !hasCookie(request, name)) return { flash: null, headers };
  const storage = cookieStorage(name, MAX_AGE, request, secrets);
  // remix-toast would leave an empty cookie, with which every later page would count as personal.
  headers.append("Set-Cookie", await storage.destroySession(await storage.getSession()));
  try {
    const { toast } = await createToastUtilsWithCustomSession(storage).getToast(request);
    return { flash: toast ? { ...toast, id: crypto.randomUUID() } : null, headers };
  } catch {
    // Remix throws on a signature that is not base64.
    return { flash: null, headers };
  }
}
