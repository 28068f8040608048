import { help } from "#app/content/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

/** A link to the portal on which a fraud is reported. */
export function PortalLink() {
  return <ExternalLink href={`https://${help.portal}`}>{help.portal}</ExternalLink>;
}

/** A link to the portal at the end of a sentence. The full stop stays on the line of the link. */
export function PortalLinkAtEnd() {
  return (
    <span className="whitespace-nowrap">
      <PortalLink />.
    </span>
  );
}

/** Buttons that call the helpline and the emergency number. */
export function CallButtons() {
  return (
    <p className="flex flex-wrap gap-3 lg:flex-none">
      {[help.helpline, help.emergency].map((number) => (
        <ButtonLink key={number} href={`tel:${number}`} look="tertiary" label={`Call ${number}`} />
      ))}
    </p>
  );
}
