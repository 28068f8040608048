import { proposalAdvice, proposalFields, proposalNotice } from "#app/content/learning.ts";
import { mailTo } from "#app/content/site.ts";
import { PageHeader } from "#app/parts/page-header.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { InertButtons } from "#app/ui/inert-buttons.tsx";

export default function CallForTrainings() {
  return (
    <>
      <PageHeader />
      <div className="page band columns items-start gap-y-12">
        <div className="max-w-182 lg:col-span-2 lg:max-w-170">
          <p className="rounded-md border-2 border-link bg-surface p-inset">
            <strong>{proposalNotice.state}</strong> {proposalNotice.instead} <a href="/Speaker">Speak</a>.
          </p>
          {/* This is not a form element, because Enter in a field would submit a form. */}
          {/* biome-ignore lint/a11y/useSemanticElements: the heading names the group; a legend is no heading. */}
          <div role="group" aria-labelledby="proposal" className="mt-10">
            <h2 id="proposal" className="mb-6">
              Your training proposal
            </h2>
            {proposalFields.map((field) => (
              <Field key={field.name} {...field} />
            ))}
            <div className="mt-10">
              <InertButtons labels={["Submit Proposal"]} note="This form will not be sent." heading="proposal">
                <ButtonLink href={mailTo("A training")} look="tertiary" label="Email us your idea" />
              </InertButtons>
            </div>
          </div>
        </div>
        <section className="card p-inset">
          <h2>What makes a good proposal</h2>
          <BulletList items={proposalAdvice} className="mt-4" />
        </section>
      </div>
    </>
  );
}
