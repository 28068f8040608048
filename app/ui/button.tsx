export type ButtonLook = "primary" | "secondary" | "tertiary";

export function ButtonLink({ href, label, look = "primary" }: { href: string; label: string; look?: ButtonLook }) {
  return (
    <a href={href} className={`button button-${look}`}>
      {label}
    </a>
  );
}
