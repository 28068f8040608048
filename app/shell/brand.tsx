import { site } from "#app/content/site.ts";
import { Logo } from "#app/motif/logo.tsx";

/** The mark and the name beside it. */
export function Brand() {
  return (
    <span className="brand">
      <Logo />
      <span className="brand-name">{site.name}</span>
    </span>
  );
}
