import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { endSession } from "#app/account/session.server.ts";
import { readSmallForm } from "#app/http/form-body.server.ts";
import { originOf } from "#app/http/origin.server.ts";
import { returnTo } from "#app/http/return-to.ts";
import { redirectWithToast } from "#app/toast/toast.server.ts";

/** Signs out. The guard admits only our own forms. */
export async function action({ request, context: { settings } }: ActionFunctionArgs) {
  // Without a secret nobody can be signed in.
  if (!settings.sessionSecrets) throw data(null, { status: 503 });
  const form = await readSmallForm(request);
  const back = returnTo(form.get("returnTo"), originOf(request, settings));
  const message = { type: "success", message: "Logged out successfully" } as const;
  const response = await redirectWithToast(back, message, request, settings.sessionSecrets);
  response.headers.append("Set-Cookie", await endSession(request, settings.sessionSecrets));
  return response;
}

/** A GET does nothing: a sign-out starts with the button. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export default function SignOut() {
  return null;
}
