import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { logError } from "#app/http/log.server.ts";
import { SignInError } from "#app/sign-in/provider.server.ts";
import { beginSignIn, isSignInConfigured, sentenceFor, signInPlace } from "#app/sign-in/sign-in.server.ts";
import { signInAnswer } from "#app/sign-in/sign-in-answer.server.ts";
import { nextStepFor } from "../../load-context.ts";

/** Starts a sign-in. The guard admits only our own forms. */
export async function action({ request, context }: ActionFunctionArgs) {
  const place = await signInPlace(request, context);
  const fail = (failure: Parameters<typeof sentenceFor>[0], cause: string | undefined, next?: string) => {
    logError("sign-in.failed", { reference: context.reference, failure, cause, next });
    const toast = { type: "error", message: `Login error: ${sentenceFor(failure)}` } as const;
    return signInAnswer(request, context.settings.sessionSecrets, place, toast);
  };
  if (!isSignInConfigured(context)) {
    const next = nextStepFor(
      context.settings,
      "GOOGLE_CLIENT_ID",
      "GOOGLE_CLIENT_SECRET",
      "GOOGLE_ISSUER",
      "SESSION_SECRET",
    );
    return fail("unconfigured", undefined, next);
  }
  try {
    return await beginSignIn(request, context, place);
  } catch (error) {
    return error instanceof SignInError ? fail(error.failure, error.detail) : fail("invalid", "unexpected");
  }
}

/** A GET does nothing: a sign-in starts with the button. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export default function GoogleSignIn() {
  return null;
}
