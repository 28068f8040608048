import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { safeReturnPath } from "#app/account/return-to.server.ts";
import { endSession } from "#app/account/session.server.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { plainText } from "#app/http/plain-text.server.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";

/** Ends the session and redirects back to the page, with a toast. */
export async function action({ request, context: { cookies } }: ActionFunctionArgs) {
  if (!cookies) return plainText(503, "Logout error: Sign-in is not set up on this site yet.");
  const { form } = await readFormBody(request);
  const returnTo = safeReturnPath(form.get("returnTo"), new URL(request.url).origin);
  const toast = { type: "success", message: "Logged out successfully" } as const;
  const response = await redirectWithToast(returnTo, toast, cookies.toast);
  response.headers.append("Set-Cookie", await endSession(cookies.session));
  return response;
}
