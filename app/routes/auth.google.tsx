import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import {
  beginSignIn,
  failureToast,
  loggedFailure,
  redirectAfterSignIn,
  signInPlace,
} from "#app/sign-in/sign-in.server.ts";

/** Starts a sign-in. The guard admits only our own forms. */
export async function action({ request, context }: ActionFunctionArgs) {
  const place = await signInPlace(request, context);
  try {
    return await beginSignIn(request, context, place);
  } catch (error) {
    const toast = failureToast(loggedFailure(error, context).failure);
    return redirectAfterSignIn(request, context.settings.sessionSecrets, place, toast);
  }
}

/** A GET does nothing: a sign-in starts with the button. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export default function GoogleSignIn() {
  return null;
}
