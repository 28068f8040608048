import { help } from "#app/content/help.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";

/** Where to turn after a fraud, in one line above the footer of every page. */
export function HelpLine() {
  return (
    <aside aria-label="Help now" className="help-line on-brand">
      <p className="page">
        <strong>Cheated online?</strong> In India, call <PhoneLink number={help.helpline} /> at once, and report at{" "}
        <ExternalLink href={help.portal} end=".">
          {new URL(help.portal).host}
        </ExternalLink>{" "}
        In danger, call <PhoneLink number={help.emergency} />.
      </p>
    </aside>
  );
}
