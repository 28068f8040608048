import arrowRight from "@phosphor-icons/core/bold/arrow-right-bold.svg?icon";
import type { ReactNode } from "react";
import type { Path } from "#app/content/pages.ts";
import { Icon } from "#app/ui/icon.tsx";

type RelatedLinksProps = { heading: string; links: readonly { path: Path; title: string; text: ReactNode }[] };

/** A section of links to other pages, with a sentence about each. */
export function RelatedLinks({ heading, links }: RelatedLinksProps) {
  return (
    <section className="page band">
      <h2 className="heading">{heading}</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-6 md:auto-cols-fr md:grid-flow-col">
        {links.map(({ path, text, title }) => (
          <li key={title} className="border-t-2 border-line pt-5">
            <a href={path} className="onward-link font-display text-xl">
              {title}
              <Icon path={arrowRight} className="size-5 shrink-0" />
            </a>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
