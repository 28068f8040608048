import { site } from "~/content/site";
import { Logo } from "~/motif/logo";

/** The mark and the name beside it. */
export function Brand() {
  return (
    <span className="brand">
      <Logo />
      <span className="brand-name">{site.name}</span>
    </span>
  );
}
