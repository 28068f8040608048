import { data } from "@remix-run/cloudflare";
import type { ToastMessage } from "remix-toast";
import { redirectWithToast } from "#app/toast/toast.server.ts";
import type { SignInPlace } from "./sign-in.server.ts";

/**
 * Redirects at the end of a sign-in, with its toast: back to where the visitor was or, in a sign-in window, to the page
 * that tells the opener.
 *
 * @throws a 503 without a session secret, because the toast cannot be signed.
 */
export async function signInAnswer(
  request: Request,
  secrets: string[] | undefined,
  { returnTo, popup }: SignInPlace,
  toast: ToastMessage,
): Promise<Response> {
  if (!secrets) throw data(null, { status: 503 });
  const next = popup ? `/auth/finished?popup=${popup}` : returnTo;
  const response = await redirectWithToast(next, toast, request, secrets, popup);
  // `same-origin-allow-popups` would cut the window off from its opener.
  if (popup) response.headers.set("Cross-Origin-Opener-Policy", "unsafe-none");
  return response;
}
