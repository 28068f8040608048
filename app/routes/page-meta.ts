import type { MetaDescriptor } from "@remix-run/cloudflare";
import { type Path, pageAt } from "~/content/pages";
import { site } from "~/content/site";

/**
 * What search results and shared links show of a page, for its `meta` export. What depends on the site's origin
 * (canonical link, address, picture) is in `sharing-tags.tsx`.
 *
 * @see https://ogp.me
 */
export function pageMeta(path: Path): MetaDescriptor[] {
  const { title, description } = pageAt(path);
  const fullTitle = `${title} | ${site.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
  ];
}
