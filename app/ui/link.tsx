import { type LinkProps, Link as RemixLink } from "@remix-run/react";

/** A link to another page, whose code is fetched as soon as the link is pointed at or focused. */
export function Link(props: LinkProps) {
  return <RemixLink prefetch="intent" {...props} />;
}
