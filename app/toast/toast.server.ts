import type { SessionStorage } from "@remix-run/cloudflare";
import { createToastUtilsWithCustomSession, type ToastMessage } from "remix-toast";
import { cookieStorage } from "#app/http/cookie.server.ts";
import { cookieNames, hasCookie } from "#app/http/cookie-names.ts";
import type { Flash } from "./flash.ts";

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

/** Signed, which remix-toast's own storage is not; and it forgets a toast in time even if the browser does not. */
function toastStorage(popup: string, request: Request, secrets: string[], digest?: number): SessionStorage {
  const storage = cookieStorage<Record<string, unknown>>(nameFor(popup), MAX_AGE, request, secrets);
  return {
    ...storage,
    async getSession(cookie) {
      const session = await storage.getSession(cookie);
      return Number(session.get("expires")) > Date.now() / 1000 ? session : storage.getSession();
    },
    commitSession(session) {
      if (digest) session.set("digest", digest);
      session.set("expires", Math.floor(Date.now() / 1000) + MAX_AGE);
      return storage.commitSession(session);
    },
  };
}

/**
 * Answers 303 See Other (RFC 9110, 15.4.4) with a toast for the page that follows.
 *
 * @param popup the name of the sign-in window that it is for; empty for any page.
 */
export function redirectWithToast(
  location: string,
  { digest, ...toast }: ToastMessage & Pick<Flash, "digest">,
  request: Request,
  secrets: string[],
  popup = "",
): Promise<Response> {
  const utils = createToastUtilsWithCustomSession(toastStorage(popup, request, secrets, digest));
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
  if (!secrets || !hasCookie(request, nameFor(popup))) return { flash: null, headers };
  const storage = toastStorage(popup, request, secrets);
  // remix-toast would leave an empty cookie, with which every later page would count as personal.
  headers.append("Set-Cookie", await storage.destroySession(await storage.getSession()));
  try {
    const session = await storage.getSession(request.headers.get("Cookie"));
    const read = createToastUtilsWithCustomSession({ ...storage, getSession: async () => session });
    const { toast } = await read.getToast(request);
    return { flash: toast ? { ...toast, digest: session.get("digest"), id: crypto.randomUUID() } : null, headers };
  } catch {
    // Remix throws on a signature that is not base64.
    return { flash: null, headers };
  }
}
