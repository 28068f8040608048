import { useContext } from "react";
import { RequestContext } from "#app/http/request-context.ts";
import type { ButtonLook } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { useTexts } from "./use-page.ts";

type ShareLinkProps = {
  /** One or two sentences without an address. */
  text: string;
  /** The page of this site that the message names, with a fragment if it has one. */
  path: string;
  /** What is shared, for screen readers. It distinguishes several links of one page. */
  about?: string;
  /** The link looks like this kind of button. Default: a link in running text. */
  look?: ButtonLook;
};

/** A link that opens WhatsApp with a text and the address of a page. */
export function ShareLink({ text, path, ...link }: ShareLinkProps) {
  const { words } = useTexts();
  const { origin } = useContext(RequestContext);
  // The origin is not encoded, because a prerendered page has a placeholder in its place.
  const href = `https://wa.me/?text=${encodeURIComponent(`${text} `)}${origin}${path.replace("#", "%23")}`;
  return (
    <ExternalLink href={href} {...link}>
      {words.share}
    </ExternalLink>
  );
}
