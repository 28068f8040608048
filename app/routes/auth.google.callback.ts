import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { finishSignIn } from "#app/sign-in/sign-in.server.ts";

/** The provider redirects to this address, in a popup or in the full page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return finishSignIn(request, context);
}
