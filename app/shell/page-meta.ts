import type { MetaDescriptor } from "@remix-run/cloudflare";
import { type Path, pageAt } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";

/**
 * What search results and shared links show of a page, for its `meta` export. Its title is in `page-title.tsx`; what
 * depends on the site's origin (canonical link, address, picture) in `sharing-tags.tsx`.
 *
 * @see https://ogp.me
 */
export function pageMeta(path: Path): MetaDescriptor[] {
  const { title, description } = pageAt(path);
  return [
    { name: "description", content: description },
    { property: "og:title", content: `${title} | ${site.name}` },
    { property: "og:description", content: description },
  ];
}
