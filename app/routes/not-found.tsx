import { data } from "@remix-run/cloudflare";

/** The 404 page. Remix runs the root loader only if a route matches, and the header needs the data of this loader. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
