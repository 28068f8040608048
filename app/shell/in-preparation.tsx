import type { ReactNode } from "react";
import { PageHeader } from "./page-header.tsx";
import { RelatedLinks } from "./related-links.tsx";

/** A page whose buttons are all inert: a list, then what visitors can do today. `children` are its `<li>` elements. */
export function InPreparation({ lead, list = "", children }: { lead: string; list?: string; children: ReactNode }) {
  return (
    <>
      <PageHeader lead={lead} />
      <ul className={`page band pb-0 ${list}`}>{children}</ul>
      <RelatedLinks
        heading="What you can do now"
        links={[
          { path: "/events", title: "Come to a meetup", text: "Free, every month, in three cities." },
          { path: "/trainings", title: "Learn six safe habits", text: "A two-minute read." },
          { path: "/Volunteer", title: "Volunteer", text: "Help at a meetup in your city." },
        ]}
      />
    </>
  );
}
