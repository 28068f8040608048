import type { MetaDescriptor } from "@remix-run/cloudflare";
import { site, socialLinks } from "~/content/site";

/**
 * Whose site this is, for search engines. Events are placeholders, so nothing is said of them.
 *
 * @param origin of the site, as visitors know it.
 * @see https://schema.org/Organization
 */
export function organization(origin: string): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: site.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      description: site.description,
      sameAs: socialLinks.map(({ url }) => url),
    },
  };
}
