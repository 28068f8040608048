import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

export type Look = "primary" | "secondary" | "tertiary";

/** A button in one of the design's looks. */
export function Button({ look = "primary", ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...props} className={`button button-${look}`} />;
}

/** A link that looks like a button, for the one action of a page. */
export function ButtonLink({ look = "primary", ...props }: LinkProps & { look?: Look }) {
  // Within a page the browser itself goes to a fragment.
  const isWithinPage = typeof props.to === "string" && props.to.startsWith("#");
  return <Link prefetch="intent" reloadDocument={isWithinPage} {...props} className={`button button-${look}`} />;
}
