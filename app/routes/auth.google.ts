import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { startSignIn } from "#app/sign-in/sign-in.server.ts";

export function action({ request, context }: ActionFunctionArgs) {
  return startSignIn(request, context);
}
