export type ButtonLook = "primary" | "secondary" | "tertiary";

type ButtonLinkProps = {
  href: string;
  label: string;
  /** Default: primary. */
  look?: ButtonLook;
};

/** A link that looks like a button. */
export function ButtonLink({ href, label, look = "primary" }: ButtonLinkProps) {
  return (
    <a href={href} className={`button button-${look}`}>
      {label}
    </a>
  );
}
