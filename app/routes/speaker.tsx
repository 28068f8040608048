import { SPEAKER_SUBJECT, speaking } from "#app/content/join.ts";
import { mailTo, site } from "#app/content/site.ts";
import { JoinBenefits, OtherWays } from "#app/parts/join-benefits.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ExternalFormLink } from "#app/ui/external-link.tsx";

export default function Speaker() {
  const action = <ExternalFormLink href={speaking.form} look="primary" label="Propose a talk" />;
  return (
    <>
      <PageHeader
        isTall
        lead={
          <>
            {speaking.lead}{" "}
            <strong className="mt-[0.15em] -mb-[0.15em] block font-display text-6xl/none font-bold whitespace-nowrap text-action">
              2000+
            </strong>
          </>
        }
      >
        <div className="mt-8">{action}</div>
        <p className="mt-3 text-sm">
          This is the first of <a href="#steps">two steps</a>.
        </p>
      </PageHeader>
      <section className="page band columns gap-y-12">
        <div>
          <h2 className="mb-6">What we offer</h2>
          <BulletList items={speaking.offers} />
        </div>
        <div className="lg:col-span-2">
          <h2 className="mb-6">What we ask</h2>
          <BulletList items={speaking.terms} />
        </div>
      </section>
      <section className="page band columns bg-sand">
        <h2 id="steps">Two steps to your talk</h2>
        <ol className="numbered-list grid gap-x-6 gap-y-10 md:grid-cols-2 lg:col-span-2">
          <li>
            <h3>Propose your talk</h3>
            <p className="mt-2 mb-6">{speaking.steps.propose}</p>
            {action}
          </li>
          <li>
            <h3>Email your slides</h3>
            <p className="mt-2 mb-6">{speaking.steps.email}</p>
            <p className="font-bold wrap-anywhere">
              <a href={mailTo(SPEAKER_SUBJECT)}>{site.email}</a>
            </p>
            <p className="mt-1 text-sm text-ink-2">{speaking.mailNote}</p>
          </li>
        </ol>
      </section>
      <JoinBenefits title="Why speak" benefits={speaking.benefits} />
      <OtherWays className="pt-0" />
    </>
  );
}
