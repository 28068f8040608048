export type Look = "primary" | "secondary" | "tertiary";

/** A link that looks like a button. */
export function ButtonLink({ href, label, look = "primary" }: { href: string; label: string; look?: Look }) {
  return (
    <a href={href} className={`button button-${look}`}>
      {label}
    </a>
  );
}
