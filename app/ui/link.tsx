import { type LinkProps, Link as RemixLink } from "@remix-run/react";

/**
 * A link to another page, whose code is fetched as soon as the link is pointed at or focused: by an element that Remix
 * inserts after it, before the text that follows. That text is not there any more in a translated page, so the two have
 * a parent of their own.
 */
export function Link(props: LinkProps) {
  return (
    <span className="contents">
      <RemixLink prefetch="intent" {...props} />
    </span>
  );
}
