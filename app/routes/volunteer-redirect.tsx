import { redirect } from "@remix-run/cloudflare";

/** The join cards link to /volunteer (docs/product.md, Addresses). The page is /Volunteer. */
export function loader() {
  return redirect("/Volunteer", 301);
}
