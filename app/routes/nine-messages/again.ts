import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** "Start again": the redirect loads the page without answers. A link to its fragment alone would load nothing. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  return redirect(pathname.replace("/again", "#message-1"));
}
