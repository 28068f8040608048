import type { ReactNode } from "react";
import type { Page } from "#app/content/pages.ts";
import { Drawing } from "#app/motif/drawing.tsx";
import { usePage } from "./use-page.ts";

type PageHeaderProps = {
  /** One sentence that opens the page. */
  lead: ReactNode;
  tone?: "sand" | "brand";
  /** What follows the sentence: in-page links, a date. */
  children?: ReactNode;
};

/** The opening of a page: its title as the one h1, a sentence, and its drawing. */
export function PageHeader({ lead, tone = "sand", children }: PageHeaderProps) {
  const { title, drawing } = usePage() as Page;
  const brand = tone === "brand";
  return (
    <header className={`page-header ${brand ? "on-brand" : "bg-sand"}`}>
      <Drawing
        number={drawing}
        className={`page-header-art [stroke-opacity:0.6] ${brand ? "text-cream" : "text-link"}`}
      />
      <div className="page relative">
        <div className="sm:max-w-[calc(100%-12rem)] lg:max-w-[42rem]">
          <h1 className="hero-title">{title}</h1>
          <p className="mt-5 max-w-[34rem] text-xl leading-relaxed">{lead}</p>
          {children}
        </div>
      </div>
    </header>
  );
}
