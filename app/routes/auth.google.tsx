import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { logError } from "~/http/log.server";
import { SignInError } from "~/session/provider.server";
import { beginSignIn, isSignInConfigured, sentenceFor, signInPlace } from "~/session/sign-in.server";
import { signInAnswer } from "~/session/sign-in-answer.server";
import { nextStepFor } from "../../load-context";

/** Begins a sign-in; only a form of ours may (the guard sees to that). */
export async function action({ request, context }: ActionFunctionArgs) {
  const place = await signInPlace(request, context);
  const fail = (failure: Parameters<typeof sentenceFor>[0], cause: string | undefined, next?: string) => {
    logError("sign-in.failed", { reference: context.reference, failure, cause, next });
    const toast = { type: "error", message: `Login error: ${sentenceFor(failure)}` } as const;
    return signInAnswer(request, context.settings.sessionSecrets, place, toast);
  };
  if (!isSignInConfigured(context)) {
    const next = nextStepFor(context.settings, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "SESSION_SECRET");
    return fail("unconfigured", undefined, next);
  }
  try {
    return await beginSignIn(request, context, place);
  } catch (error) {
    return error instanceof SignInError ? fail(error.failure, error.detail) : fail("invalid", "unexpected");
  }
}

/** Opening the address does nothing: a sign-in begins with the button. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export default function GoogleSignIn() {
  return null;
}
