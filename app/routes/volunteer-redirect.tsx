import { redirect } from "@remix-run/cloudflare";

/** The specification’s join card links to /volunteer. The page is /Volunteer. */
export function loader() {
  return redirect("/Volunteer", 301);
}
