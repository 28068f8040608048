import type { ReactNode } from "react";
import { Pictogram } from "#app/motif/pictogram.tsx";
import type { PictogramName } from "#app/motif/pictograms.ts";
import { usePage } from "./use-page.ts";

type PageHeaderProps = {
  /** The first sentence of the page. Default: the lead of the page's entry. */
  lead?: ReactNode;
  /** The ways to join have a tall, indigo header. Other pages have a low one, with content on the first screen. */
  isTall?: boolean;
  /** Content after the lead, such as a date. */
  children?: ReactNode;
};

/** The header of a page, with the texts and the pictogram of the page's entry. */
export function PageHeader({ lead, ...props }: PageHeaderProps) {
  const page = usePage();
  return <TitledHeader {...props} title={page.title} picture={page.picture} lead={lead ?? page.lead} />;
}

type TitledHeaderProps = PageHeaderProps & {
  title: string;
  picture: PictogramName;
};

/** A header: a title as the only h1, a pictogram beside it, and a lead. Low headers have the title at one height. */
export function TitledHeader({ title, picture, lead, isTall, children }: TitledHeaderProps) {
  return (
    <header
      className={`page page-header ${isTall ? "on-brand py-10 lg:py-section" : "bg-sand pt-9 pb-7 enlarged:py-4"}`}
    >
      <Pictogram
        name={picture}
        edge="right"
        className={`size-16 enlarged:hidden ${isTall ? "lg:size-60" : "lg:size-24"}`}
      />
      <h1 className={`title ${isTall ? "text-5xl/tight" : "text-4xl/tight"}`}>{title}</h1>
      <p className="mt-3 max-w-2xl text-xl/normal print:max-w-none">{lead}</p>
      {children}
    </header>
  );
}
