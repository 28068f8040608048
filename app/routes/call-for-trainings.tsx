import { mailTo } from "#app/content/site.ts";
import { proposalAdvice, trainingProposalFields } from "#app/content/training-proposal.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { Field } from "#app/ui/field.tsx";
import { InertButtons } from "#app/ui/inert-button.tsx";

const INSTEAD = { href: mailTo("A training"), label: "Write to us about your idea" };

export default function CallForTrainings() {
  return (
    <>
      <PageHeader lead="A good training teaches one thing well. This form shows what a proposal is made of." />
      <div className="page band grid items-start gap-x-16 gap-y-12 lg:grid-cols-[8fr_4fr]">
        <div>
          <p className="rounded-xl border-2 border-link bg-surface p-5">
            <strong>Proposals are not being taken yet.</strong> You can try the form, but nothing that you type leaves
            this page.
          </p>
          {/* Not a form element: with one, Enter in a field would send what was typed. */}
          {/* biome-ignore lint/a11y/useSemanticElements: the heading names the group; a legend is no heading. */}
          <div role="group" aria-labelledby="proposal" className="mt-10">
            <h2 id="proposal" className="title mb-6">
              Your training proposal
            </h2>
            {trainingProposalFields.map((field) => (
              <Field key={field.name} {...field} />
            ))}
            <div className="mt-10">
              <InertButtons
                labels={["Submit Proposal"]}
                note="Proposals are not being taken yet."
                instead={INSTEAD}
                heading="proposal"
              />
            </div>
          </div>
        </div>
        <section className="card p-7">
          <h2 className="heading">What makes a good proposal</h2>
          <ul className="marked-list mt-4">
            {proposalAdvice.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
