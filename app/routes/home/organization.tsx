import { site, socialLinks } from "~/content/site";
import { inScript } from "~/http/in-script";
import { useOrigin } from "~/ui/request-context";

/**
 * Whose site this is, for search engines. Events are placeholders, so nothing is said of them.
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text of a data block.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(organization) }} />;
}
