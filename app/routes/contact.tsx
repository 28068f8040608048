import { pageAt } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { HelpSection } from "#app/parts/help-section.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";

// Pages with answers to common questions.
const shortcuts = ["/Speaker", "/Volunteer", "/VenueCollaboration", "/sponsorships", "/briefings", "/privacy"] as const;

export default function Contact() {
  return (
    <>
      <PageHeader />
      <div className="page band columns">
        <section>
          <h2>Email</h2>
          <p className="mt-2 wrap-anywhere">
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <p className="mt-2">{site.emailNote}</p>
        </section>
        <section>
          <h2>Postal address</h2>
          <address className="mt-2 not-italic">
            {site.postalAddress.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </section>
        <section>
          <h2>Is it really us?</h2>
          <p className="mt-2">{site.neverAsks}</p>
        </section>
      </div>
      <HelpSection />
      <section className="page band pt-0">
        <div className="border-t-2 border-line pt-10">
          <h2>You may be looking for</h2>
          <ul className="columns mt-4 gap-y-0 sm:max-md:grid-cols-2">
            {shortcuts.map((path) => (
              <li key={path}>
                <a href={path} className="onward-link">
                  {pageAt(path).title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
