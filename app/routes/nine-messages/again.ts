import { redirect } from "@remix-run/cloudflare";
import { nineMessages } from "#app/content/nine-messages.ts";

/** "Start again": the redirect loads the page without answers. A link to its fragment alone would load nothing. */
export function loader() {
  return redirect(`${nineMessages.path}#message-1`);
}
