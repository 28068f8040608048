import type { ReactNode } from "react";
import { type Path, pageAt } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { Day } from "#app/ui/day.tsx";
import { slug } from "#app/ui/format.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";
import { PageHeader } from "./page-header.tsx";

/** A paragraph, or a part of a section. */
type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: Readonly<Record<string, string>> }
  | { page: Path }
  | { contact: true };

type LegalPageProps = {
  text: {
    updated: string;
    summary: string;
    inShort?: readonly Block[];
    /** The sections by their titles. */
    sections: Readonly<Record<string, readonly Block[]>>;
  };
  numbered?: boolean;
  /** Content after a section, by the section's title. */
  after?: Record<string, ReactNode>;
};

/** A legal text with its table of contents. */
export function LegalPage({ text: { updated, summary, inShort, sections }, numbered, after }: LegalPageProps) {
  const headingOf = (title: string, index: number) => (numbered ? `${index + 1}. ${title}` : title);
  return (
    <>
      <PageHeader lead={summary}>
        <p className="mt-5 text-ink-2">
          Last changed on <Day at={updated} />
        </p>
      </PageHeader>
      <div className="page band grid gap-x-16 gap-y-12 lg:grid-cols-[17rem_1fr]">
        {inShort && (
          <section className="card max-w-[65ch] p-7 lg:col-start-2">
            <h2 className="heading">In short</h2>
            {inShort.map(showBlock)}
          </section>
        )}
        <nav aria-label="On this page" className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
          <ul className="lg:sticky lg:top-8">
            {Object.keys(sections).map((title, index) => (
              <li key={title}>
                <a href={`#${slug(title)}`} className="inline-block py-1.5 leading-snug">
                  {headingOf(title, index)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-[65ch]">
          {Object.entries(sections).map(([title, blocks], index) => (
            <section key={title} id={slug(title)} className="not-first:mt-12">
              <h2 className="heading text-3xl/tight">{headingOf(title, index)}</h2>
              {blocks.map(showBlock)}
              {after?.[title]}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function showBlock(block: Block): ReactNode {
  return (
    <div key={JSON.stringify(block)} className="mt-4">
      {contentOf(block)}
    </div>
  );
}

function contentOf(block: Block): ReactNode {
  if (typeof block === "string") return <p>{block}</p>;
  if ("list" in block) return <MarkedList items={block.list} />;
  if ("page" in block) return <a href={block.page}>{pageAt(block.page).title}</a>;
  if ("heading" in block) {
    return (
      <h3 id={slug(block.heading)} className="heading pt-2">
        {block.heading}
      </h3>
    );
  }
  if ("contact" in block) {
    return (
      <p>
        Email us at <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    );
  }
  return (
    <dl className="grid gap-5">
      {Object.entries(block.facts).map(([term, text]) => (
        <div key={term} className="border-l-4 border-line pl-5">
          <dt className="font-bold">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
