import { site, socialLinks } from "#app/content/site.ts";
import { useOrigin } from "#app/http/request-context.ts";

/**
 * Structured data on the organization. Events have no dates yet, so none are listed.
 *
 * @see https://schema.org/Organization
 */
export function Organization() {
  const origin = useOrigin();
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: site.description,
    sameAs: socialLinks.map(({ url }) => url),
  };
  // Nothing in it can end the element.
  const json = JSON.stringify(organization).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text of a data block.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
