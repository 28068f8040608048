import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { failureToast, finishSignIn, redirectAfterSignIn } from "#app/sign-in/sign-in.server.ts";

/** Where the provider sends the visitor back, in a sign-in window or in the tab itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const outcome = await finishSignIn(request, context);
  const toast =
    "failure" in outcome
      ? failureToast(outcome.failure)
      : ({ type: "success", message: `Welcome ${outcome.displayName}` } as const);
  const response = await redirectAfterSignIn(request, context.settings.sessionSecrets, outcome, toast);
  for (const cookie of outcome.cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
