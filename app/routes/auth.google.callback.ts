import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { startSession } from "#app/account/session.server.ts";
import { finishSignIn, sentenceFor } from "#app/sign-in/sign-in.server.ts";
import { signInAnswer } from "#app/sign-in/sign-in-answer.server.ts";

/** Where the provider sends the visitor back, in a sign-in window or in the tab itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const outcome = await finishSignIn(request, context);
  const toast =
    "identity" in outcome
      ? ({ type: "success", message: `Welcome ${outcome.identity.displayName}` } as const)
      : ({ type: "error", message: `Login error: ${sentenceFor(outcome.failure)}` } as const);
  const { sessionSecrets } = context.settings;
  const response = await signInAnswer(request, sessionSecrets, outcome, toast);
  if (outcome.forget) response.headers.append("Set-Cookie", outcome.forget);
  if ("identity" in outcome && sessionSecrets) {
    response.headers.append("Set-Cookie", await startSession(outcome.identity, request, sessionSecrets));
  }
  return response;
}
