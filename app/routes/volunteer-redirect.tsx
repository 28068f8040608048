import { redirect } from "@remix-run/cloudflare";

/** The join cards link to /volunteer, because the owner asked for this address. The page is /Volunteer. */
export function loader() {
  return redirect("/Volunteer", 301);
}
