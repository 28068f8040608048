import arrowRight from "@phosphor-icons/core/bold/arrow-right-bold.svg?icon";
import type { ReactNode } from "react";
import type { Path } from "#app/content/pages.ts";
import { Dated } from "#app/dates/dated.tsx";
import { Icon } from "#app/ui/icon.tsx";

type RelatedLink = {
  path: Path;
  title: string;
  text: ReactNode;
  /** The last day on which the link is shown. */
  until?: string;
};

type RelatedLinksProps = {
  heading: string;
  links: readonly RelatedLink[];
  /** The last day on which the section is shown. */
  until?: string;
  className?: string;
  children?: ReactNode;
};

/** A section of links to other pages, with a sentence about each. */
export function RelatedLinks({ heading, links, until, className = "", children }: RelatedLinksProps) {
  // Two links fill the columns beside the heading.
  const isBeside = links.length === 2;
  return (
    <Dated as="section" until={until} className={`page band columns ${className}`}>
      <div className={isBeside ? "" : "lg:col-span-3"}>
        <h2>{heading}</h2>
        {children}
      </div>
      <ul className={`grid gap-6 ${isBeside ? "lg:col-span-2 lg:grid-cols-2" : "md:grid-cols-3 lg:col-span-3"}`}>
        {links.map(({ path, text, title, until }) => (
          <Dated as="li" key={`${title} ${until}`} until={until} className="border-t-2 border-line pt-5">
            <a href={path} className="font-display text-xl font-bold">
              {/* The word joiner keeps the arrow on the line of the last word. */}
              {`${title}\u2060`}
              <Icon path={arrowRight} className="ml-2 inline size-5" />
            </a>
            <p className="mt-1 text-ink-2">{text}</p>
          </Dated>
        ))}
      </ul>
    </Dated>
  );
}
