import type { ReactNode } from "react";
import type { Page, Path } from "#app/content/pages.ts";
import { Drawing } from "#app/motif/drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";
import { usePage } from "./use-page.ts";

type PlaceholderPageProps = {
  /** The first sentence. */
  sentence: string;
  children: ReactNode;
  onward: readonly { href: Path | `#${string}`; label: string }[];
  /** Something useful to read today. */
  meanwhile: { title: string; points: Readonly<Record<string, string>> };
};

/** A page without content yet (docs/product.md, Pages without content yet). */
export function PlaceholderPage({ sentence, children, onward, meanwhile }: PlaceholderPageProps) {
  const { title, drawing } = usePage() as Page;
  return (
    <>
      <div className="page band grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h1 className="hero-title">{title}</h1>
          <p className="heading mt-6">{sentence}</p>
          <p className="mt-3 max-w-[34rem] text-ink-2">{children}</p>
          <ul className="mt-8 flex flex-wrap gap-4">
            {onward.map(({ href, label }, index) => (
              <li key={href}>
                <ButtonLink href={href} look={index === 0 ? "primary" : "tertiary"}>
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <Drawing number={drawing} className="hidden text-link lg:block lg:size-80" />
      </div>
      <section className="band bg-sand">
        <div className="page">
          <h2 className="title mb-10">{meanwhile.title}</h2>
          <PointGrid points={meanwhile.points} />
        </div>
      </section>
    </>
  );
}
