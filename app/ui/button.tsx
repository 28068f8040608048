import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

export type Look = "primary" | "secondary" | "tertiary";

/** A button in one of the design's looks. */
export function Button({ look = "primary", ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...props} className={`button button-${look}`} />;
}

/** A link that looks like a button, for the one action of a page. */
export function ButtonLink({ look = "primary", ...props }: LinkProps & { look?: Look }) {
  return <Link prefetch="intent" {...props} className={`button button-${look}`} />;
}
