import type { ButtonHTMLAttributes, ReactNode } from "react";

export type Look = "primary" | "secondary" | "tertiary";

/** A button in one of three looks. */
export function Button({ look = "primary", ...props }: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button {...props} className={`button button-${look}`} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = "primary", href, children }: { look?: Look; href: string; children: ReactNode }) {
  return (
    <a href={href} className={`button button-${look}`}>
      {children}
    </a>
  );
}
