import { externalForms, site } from "~/content/site";
import { SPEAKER_AUDIENCE, SPEAKER_SUBJECT, speakerBenefits, speakerTerms } from "~/content/speaker";
import { ExternalForm } from "~/ui/external-link";
import { JoinBenefits, OtherWays } from "./join-page";
import { PageHeader } from "./page-header";
import { pageMeta } from "./page-meta";

export const meta = () => pageMeta("/Speaker");

const mail = `mailto:${site.email}?subject=${encodeURIComponent(SPEAKER_SUBJECT)}`;

export default function Speaker() {
  return (
    <>
      <PageHeader
        path="/Speaker"
        tone="brand"
        lead={`You know something that would make people safer. Tell it to a ${SPEAKER_AUDIENCE} audience.`}
      />
      <JoinBenefits title="What speaking gives you" benefits={speakerBenefits} />
      <section aria-labelledby="terms" className="band band-sand">
        <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <h2 id="terms" className="title">
            Speaker terms
          </h2>
          <div className="max-w-[65ch]">
            <ul className="marked-list">
              {speakerTerms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <p className="mt-6 mb-10">
              Send your deck and questions to <a href={mail}>{site.email}</a>. The link fills in the subject for you.
            </p>
            <ExternalForm href={externalForms.speaker} look="primary">
              Propose a talk
            </ExternalForm>
          </div>
        </div>
      </section>
      <OtherWays than="/Speaker" />
    </>
  );
}
