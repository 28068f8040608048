import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { endSession } from "#app/account/session.server.ts";
import { safeReturnPath } from "#app/http/return-to.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";

export async function action({ request, context: { settings } }: ActionFunctionArgs) {
  if (!settings.sessionSecrets) return new Response("Logout error: Nobody is signed in.", { status: 503 });
  const form = new URLSearchParams(await request.text());
  const returnTo = safeReturnPath(form.get("returnTo"), new URL(request.url).origin);
  const toast = { type: "success", message: "Logged out successfully" } as const;
  const response = await redirectWithToast(returnTo, toast, request, settings.sessionSecrets);
  response.headers.append("Set-Cookie", await endSession(request, settings.sessionSecrets));
  return response;
}
