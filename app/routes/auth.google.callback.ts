import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readAccount } from "#app/account/session.server.ts";
import { finishSignIn, outcomeToast, redirectAfterSignIn } from "#app/sign-in/sign-in.server.ts";

/** Where the provider sends the visitor back, in a sign-in window or in the tab itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sessionSecrets } = context.settings;
  const outcome = await finishSignIn(request, context);
  const { account } = await readAccount(request, sessionSecrets);
  const response = await redirectAfterSignIn(request, sessionSecrets, outcome, outcomeToast(outcome, account));
  for (const cookie of outcome.cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
