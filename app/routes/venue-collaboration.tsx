import { hosting } from "#app/content/join.ts";
import { mailTo, site } from "#app/content/site.ts";
import { JoinBenefits, OtherWays } from "#app/parts/join-benefits.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { ExternalFormLink } from "#app/ui/external-link.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";

export default function VenueCollaboration() {
  const action = <ExternalFormLink href={hosting.form} look="primary" label="Offer your venue" />;
  return (
    <>
      <PageHeader isTall>
        <div className="mt-8">{action}</div>
      </PageHeader>
      <JoinBenefits title="Why host" benefits={hosting.benefits} />
      <section className="page band columns bg-sand">
        <h2>Guidelines for hosts</h2>
        <div className="max-w-prose lg:col-span-2">
          <p className="mb-4">{hosting.listNote}</p>
          <ul>
            {hosting.guidelines.map((guideline) => (
              <li key={guideline}>
                <label className="flex items-start gap-3.5 py-2">
                  <input type="checkbox" className="checkbox" />
                  <span>{guideline}</span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <PointGrid title="What happens next" points={hosting.steps} isOrdered>
        <div className="lg:col-span-2 lg:col-start-2">
          {action}
          <p className="mt-6 wrap-anywhere">
            {hosting.emailNote} <a href={mailTo("A venue for a meetup")}>{site.email}</a>.
          </p>
        </div>
      </PointGrid>
      <OtherWays className="pt-0" />
    </>
  );
}
