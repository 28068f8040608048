import { data } from "@remix-run/cloudflare";

/** Every address that is no page. A route of its own, so that root's loader runs and the shell is whole. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
