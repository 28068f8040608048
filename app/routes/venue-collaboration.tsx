import { hosting } from "#app/content/join.ts";
import { JoinBenefits, OtherWays } from "#app/parts/join-benefits.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { ExternalForm } from "#app/ui/external-link.tsx";

export default function VenueCollaboration() {
  const action = <ExternalForm href={hosting.form} look="primary" label="Offer your venue" />;
  return (
    <>
      <PageHeader isTall lead="A meetup needs a room, chairs, a screen and a microphone.">
        <div className="mt-8">{action}</div>
      </PageHeader>
      <section className="page band split bg-sand">
        <h2>Guidelines for hosts</h2>
        <div className="max-w-prose">
          <p className="mb-4">Tick off what you have, or print this list.</p>
          <ul className="mb-10">
            {hosting.guidelines.map((guideline) => (
              <li key={guideline}>
                <label className="flex items-start gap-3.5 py-2">
                  <input
                    type="checkbox"
                    className="mt-1 grid size-6 flex-none appearance-none place-content-center rounded-sm border-2 border-field-border bg-surface before:invisible before:h-3.5 before:w-2 before:-translate-y-0.5 before:rotate-45 before:border-r-3 before:border-b-3 before:border-link checked:border-link checked:before:visible"
                  />
                  <span>{guideline}</span>
                </label>
              </li>
            ))}
          </ul>
          {action}
        </div>
      </section>
      <JoinBenefits title="Why host" benefits={hosting.benefits} />
      <OtherWays className="pt-0" />
    </>
  );
}
