import type { ReactNode } from "react";
import type { LegalBlock, LegalText } from "#app/content/legal.ts";
import { pageAt } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { Day } from "#app/ui/day.tsx";
import { slug } from "#app/ui/format.ts";
import { PageHeader } from "./page-header.tsx";

type LegalPageProps = {
  text: LegalText;
  /** Whether the sections carry numbers. */
  numbered?: boolean;
  /** Content after a section, by the section's title. */
  after?: Record<string, ReactNode>;
};

/** A legal text with its table of contents. */
export function LegalPage({ text: { updated, summary, inShort, sections }, numbered, after }: LegalPageProps) {
  const titled = Object.entries(sections).map(([title, blocks], index) => ({
    title,
    blocks,
    id: slug(title),
    heading: numbered ? `${index + 1}. ${title}` : title,
  }));
  return (
    <>
      <PageHeader lead={summary}>
        <p className="mt-5 text-ink-2">
          Last changed on <Day date={updated} />
        </p>
      </PageHeader>
      <div className="page band grid gap-x-16 gap-y-12 lg:grid-cols-[17rem_1fr]">
        {inShort && (
          <section className="card max-w-[65ch] p-7 lg:col-start-2">
            <h2 className="heading">In short</h2>
            <Blocks blocks={inShort} />
          </section>
        )}
        <nav aria-label="On this page" className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
          <ul className="lg:sticky lg:top-8">
            {titled.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1.5 leading-snug">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-[65ch]">
          {titled.map(({ id, title, heading, blocks }) => (
            <section key={id} id={id} className="not-first:mt-12">
              <h2 className="heading text-3xl/tight">{heading}</h2>
              <Blocks blocks={blocks} />
              {after?.[title]}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Blocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => (
    <div key={JSON.stringify(block)} className="mt-4">
      <Block block={block} />
    </div>
  ));
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("heading" in block) {
    return (
      <h3 id={slug(block.heading)} className="heading pt-2">
        {block.heading}
      </h3>
    );
  }
  if ("list" in block) {
    return (
      <ul className="marked-list">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ("facts" in block) {
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
  if ("page" in block) {
    return <a href={block.page}>{pageAt(block.page).title}</a>;
  }
  return (
    <p>
      Email us at <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  );
}
