import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "./link.tsx";

export type Look = "primary" | "secondary" | "tertiary";

/** A button in one of three looks. */
export function Button({ look = "primary", ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...props} className={`button button-${look}`} />;
}

/** A link that looks like a button; a plain one for a fragment of this page (`#…`). */
export function ButtonLink({ look = "primary", to, children }: { look?: Look; to: string; children: ReactNode }) {
  const className = `button button-${look}`;
  if (to.startsWith("#")) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
