import { volunteering } from "#app/content/join.ts";
import { JoinBenefits, OtherWays } from "#app/parts/join-benefits.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { FORM_PATH } from "#app/registration/form-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalFormLink } from "#app/ui/external-link.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";

export default function Volunteer() {
  const { register, interest } = volunteering.choice;
  return (
    <>
      <PageHeader isTall>
        <p className="mt-8">
          <ButtonLink href={FORM_PATH} label="Register as a volunteer" />
        </p>
      </PageHeader>
      <PointGrid title="Your evening as a volunteer" points={volunteering.evening} isOrdered className="bg-sand" />
      <JoinBenefits title="Why volunteer" benefits={volunteering.benefits} />
      <section className="page band columns bg-sand">
        <h2>Two ways to begin</h2>
        <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:col-span-2">
          <div>
            <h3>{register.title}</h3>
            <p className="mt-2 mb-6">{register.text}</p>
            <ButtonLink href={FORM_PATH} label="Register as a volunteer" />
          </div>
          <div>
            <h3>{interest.title}</h3>
            <p className="mt-2 mb-6">{interest.text}</p>
            <ExternalFormLink href={volunteering.form} look="tertiary" label="Open the interest form" />
          </div>
        </div>
      </section>
      <OtherWays />
    </>
  );
}
