import type { Block, LegalText } from "#app/content/legal-text.ts";
import { pageAt } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { DateTime } from "#app/ui/date-time.tsx";
import { slug } from "#app/ui/format.ts";
import { PageHeader } from "./page-header.tsx";

type LegalPageProps = {
  text: LegalText;
  isNumbered?: boolean;
};

/** A page of numbered or unnumbered sections, with a list of links to them. */
export function LegalPage({ text: { updated, summary, inShort, sections }, isNumbered }: LegalPageProps) {
  const headingOf = (title: string, index: number) => (isNumbered ? `${index + 1}. ${title}` : title);
  return (
    <>
      <PageHeader lead={summary}>
        <p className="mt-2 text-ink-2">
          Last changed on <DateTime at={updated} />
        </p>
      </PageHeader>
      <div className="page band columns">
        {inShort && (
          <section className="card mb-4 max-w-prose p-inset lg:col-span-2 lg:col-start-2">
            <h2>In short</h2>
            {inShort.map((block) => (
              <BlockContent key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        )}
        <nav aria-label="On this page" className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
          <ul className="lg:sticky lg:top-8">
            {sections.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${slug(title)}`} className="inline-block py-1.5 leading-snug">
                  {headingOf(title, index)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-prose lg:col-span-2">
          {sections.map(({ title, blocks }, index) => (
            <section key={title} id={slug(title)} className="not-first:mt-12">
              <h2>{headingOf(title, index)}</h2>
              {blocks.map((block) => (
                <BlockContent key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function BlockContent({ block }: { block: Block }) {
  if (typeof block === "string") return <p className="mt-4">{block}</p>;
  const { heading, list, facts, page, contact } = block;
  return (
    <div className="mt-4">
      {heading && <h3 id={slug(heading)}>{heading}</h3>}
      {list && <BulletList items={list} />}
      {facts && (
        <dl className="grid gap-5">
          {facts.map(({ term, text }) => (
            <div key={term} className="border-l-4 border-line pl-5">
              <dt className="font-bold">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {page && <a href={page}>{pageAt(page).title}</a>}
      {contact && (
        <p>
          Email us at <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      )}
    </div>
  );
}
