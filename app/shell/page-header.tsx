import type { ReactNode } from "react";
import type { Page } from "#app/content/pages.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { usePage } from "./use-page.ts";

type PageHeaderProps = {
  /** One sentence that opens the page. */
  lead: ReactNode;
  tone?: "sand" | "brand";
  /** Content after the lead: in-page links, a date. */
  children?: ReactNode;
};

/** The opening of a page: its title as the one h1, its pictogram and a lead. */
export function PageHeader({ lead, tone = "sand", children }: PageHeaderProps) {
  const { title, picture } = usePage() as Page;
  return (
    <header
      className={`page grid grid-cols-[1fr_auto] items-center gap-x-5 pt-8 pb-10 enlarged:block lg:py-18 ${tone === "brand" ? "on-brand" : "bg-sand"}`}
    >
      <h1 className="hero-title lg:self-end">{title}</h1>
      <Pictogram name={picture} className="h-auto w-18 enlarged:hidden sm:w-36 lg:col-start-2 lg:row-span-2 lg:w-60" />
      <div className="col-span-full mt-5 max-w-[40rem] lg:col-span-1 lg:self-start">
        <p className="max-w-[34rem] text-xl leading-relaxed">{lead}</p>
        {children}
      </div>
    </header>
  );
}
