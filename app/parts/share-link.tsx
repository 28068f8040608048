import { useContext } from "react";
import { type Warning, warningPath } from "#app/content/warnings.ts";
import { RequestContext } from "#app/http/request-context.ts";
import type { ButtonLook } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

/** A link that opens WhatsApp with a warning's sentences and its address. */
export function ShareLink({ warning, look }: { warning: Warning; look: ButtonLook }) {
  const { origin } = useContext(RequestContext);
  // The address is not encoded, because a prerendered page has a placeholder in place of the origin.
  const href = `https://wa.me/?text=${encodeURIComponent(`${warning.share} `)}${origin}${warningPath(warning)}`;
  return (
    <ExternalLink href={href} look={look} about={warning.title}>
      Share on WhatsApp
    </ExternalLink>
  );
}
