import type { ReactNode } from "react";
import { possibleNow } from "#app/content/possible-now.ts";
import { mailTo } from "#app/content/site.ts";
import { PageHeader } from "./page-header.tsx";
import { RelatedLinks } from "./related-links.tsx";
import { usePage } from "./use-page.ts";

type InPreparationProps = {
  /** Classes of the list. */
  listClass?: string;
  /** The `<li>` elements of the list. */
  children: ReactNode;
};

/** A page with inert buttons: a list, then what visitors can do now. */
export function InPreparation({ listClass = "", children }: InPreparationProps) {
  const { title } = usePage();
  return (
    <>
      <PageHeader />
      <ul className={`page band pb-0 ${listClass}`}>{children}</ul>
      <p className="page pt-8">
        <a href={mailTo(title)}>Email us if this interests you</a>
      </p>
      <RelatedLinks heading="What you can do now" links={possibleNow} />
    </>
  );
}
