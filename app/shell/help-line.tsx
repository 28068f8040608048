import { help } from "#app/content/help.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";

/** Where to turn after a fraud, in one line above the footer of every page. */
export function HelpLine() {
  return (
    <aside aria-label="Help now" className="help-line on-brand">
      <p className="page">
        <strong>Cheated online?</strong> In India, call{" "}
        <a className="font-bold" href={`tel:${help.helpline}`}>
          {help.helpline}
        </a>{" "}
        at once, and report at <ExternalLink href={help.portal}>{new URL(help.portal).host}</ExternalLink>. In danger,
        call{" "}
        <a className="font-bold" href={`tel:${help.emergency}`}>
          {help.emergency}
        </a>
        .
      </p>
    </aside>
  );
}
