import { redirect } from "@remix-run/react";

/**
 * The join cards link to /volunteer, the page is /Volunteer (docs/product.md, Routes). A press is redirected where it is
 * made: an answer that says so would be asked for in advance, which the policy forbids in Firefox, and cost a round trip.
 */
export function clientLoader() {
  return redirect("/Volunteer", 301);
}

export const loader = clientLoader;
