import { redirect } from "@remix-run/cloudflare";

/** The join cards link to /volunteer, the page is /Volunteer (docs/product.md, Routes). */
export function loader() {
  return redirect("/Volunteer", 301);
}
