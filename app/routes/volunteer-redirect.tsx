import { redirect } from "@remix-run/cloudflare";

/** The join cards lead to /volunteer, the page is /Volunteer (decisions, "The home and /register card links"). */
export function loader() {
  return redirect("/Volunteer", 301);
}
