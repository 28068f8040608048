import { interestForm, volunteerBenefits } from "#app/content/volunteer.ts";
import { JoinBenefits, OtherWays } from "#app/shell/join-page.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalForm } from "#app/ui/external-form.tsx";

export default function Volunteer() {
  return (
    <>
      <PageHeader tone="brand" lead="Every meetup is made by people who gave it their time. You could be one of them.">
        <p className="mt-8">
          <ButtonLink href="/joinvolunteer">Register as a volunteer</ButtonLink>
        </p>
      </PageHeader>
      <JoinBenefits title="What volunteering gives you" benefits={volunteerBenefits} />
      <section className="band bg-sand">
        <div className="page">
          <h2 className="title">Two ways to begin</h2>
          <div className="mt-8 grid gap-x-16 gap-y-12 md:grid-cols-2">
            <div className="max-w-[30rem]">
              <h3 className="heading">You know your city</h3>
              <p className="mt-2 mb-6">Choose a meetup and register here. You need about five minutes.</p>
              <ButtonLink href="/joinvolunteer">Register as a volunteer</ButtonLink>
            </div>
            <div className="max-w-[30rem]">
              <h3 className="heading">You are not sure yet</h3>
              <p className="mt-2 mb-6">Tell us that you are interested, without choosing a meetup.</p>
              <ExternalForm href={interestForm} look="tertiary">
                Open the interest form
              </ExternalForm>
            </div>
          </div>
        </div>
      </section>
      <OtherWays />
    </>
  );
}
