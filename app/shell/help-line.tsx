import { help } from "#app/content/help.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";

/** Where to get help after a fraud, in one line above the footer of every page. */
export function HelpLine() {
  return (
    <aside aria-label="Help now" className="help-line on-brand">
      <p className="page">
        <strong>Lost money to online fraud?</strong> In India, <PhoneLink number={help.helpline} /> right away, then
        report it at{" "}
        <ExternalLink href={help.portal} end=".">
          {new URL(help.portal).host}
        </ExternalLink>{" "}
        In an emergency, <PhoneLink number={help.emergency} />.
      </p>
    </aside>
  );
}
