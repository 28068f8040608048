import type { ReactNode } from "react";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { usePage } from "./use-page.ts";

type PageHeaderProps = {
  /** The first sentence of the page. */
  lead: ReactNode;
  /** The ways to join have a tall, indigo header. Other pages have a low one, with content on the first screen. */
  isTall?: boolean;
  /** Content after the lead, such as a date. */
  children?: ReactNode;
};

/** The header of a page: the title as the only h1, a pictogram and a lead. */
export function PageHeader({ lead, isTall, children }: PageHeaderProps) {
  const { title, picture } = usePage();
  return (
    <header
      className={`page lg:flex lg:flex-row-reverse lg:items-center lg:justify-between ${isTall ? "on-brand py-10 lg:py-section" : "bg-sand py-8"}`}
    >
      <Pictogram
        name={picture}
        className={`float-right size-18 flex-none enlarged:hidden ${isTall ? "lg:size-60" : "lg:size-33"}`}
      />
      <div>
        <h1 className={`title max-lg:min-h-18 ${isTall ? "text-5xl/tight" : "text-4xl/tight"}`}>{title}</h1>
        <p className="mt-3 max-w-2xl text-xl/normal">{lead}</p>
        {children}
      </div>
    </header>
  );
}
