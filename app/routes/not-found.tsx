import { data } from "@remix-run/cloudflare";

/** Every other path. A route of its own, so that the root loader runs and the shell is complete. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
