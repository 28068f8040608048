import type { MetaDescriptor } from "@remix-run/cloudflare";
import { type Path, pageAt } from "~/content/pages";
import { site } from "~/content/site";

/** Title and description of a page, for its `meta` export. */
export function pageMeta(path: Path): MetaDescriptor[] {
  const { title, description } = pageAt(path);
  return [{ title: `${title} | ${site.name}` }, { name: "description", content: description }];
}
