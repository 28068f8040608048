import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { plainText } from "#app/http/reject.server.ts";
import { startSignIn } from "#app/sign-in/sign-in.server.ts";

export function action({ request, context }: ActionFunctionArgs) {
  return startSignIn(request, context);
}

export function loader() {
  return plainText(405, "This address takes a form only.", { Allow: "POST" });
}
