import { lostMoney } from "#app/content/lost-money.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { help } from "#app/content/site.ts";
import { BasedOn } from "#app/parts/based-on.tsx";
import { PortalLink } from "#app/parts/help-links.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { PassItOn } from "#app/parts/pass-it-on.tsx";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** What to do after a fraud, as a checklist. Other pages say its steps in this order. */
export default function LostMoney() {
  const { path, title, ready, sources } = lostMoney;
  return (
    <>
      <PageHeader>
        <p className="mt-3 print:hidden">
          <ButtonLink href={`tel:${help.helpline}`} label={`Call ${help.helpline}`} />
        </p>
      </PageHeader>
      <div className="page band grid items-start gap-x-6 gap-y-12 lg:grid-cols-3">
        <Steps />
        <section>
          <h2 className="heading mb-4">Have this ready</h2>
          <BulletList items={ready} />
        </section>
      </div>
      <p className="page flex flex-wrap gap-4 print:hidden">
        <ButtonLink href="/trainings" look="tertiary" label="All warnings" />{" "}
        <ButtonLink href={nineMessages.path} look="tertiary" label={nineMessages.title} />
      </p>
      <PassItOn heading="Pass it on" text={`${title}. ${help.early}`} path={path}>
        <BasedOn sources={sources} />
      </PassItOn>
    </>
  );
}

function Steps() {
  const { steps } = lostMoney;
  return (
    <section className="help-now lg:col-span-2">
      <h2 className="heading">Do this now</h2>
      <ol className="numbered-list checklist mt-6 grid gap-8">
        <li>
          <h3>Call {help.helpline}</h3>
          <p className="mt-2">{steps.helpline}</p>
        </li>
        <li>
          <h3>Call your bank</h3>
          <p className="mt-2">{steps.bank}</p>
        </li>
        <li>
          <h3>
            Report it at <PortalLink />
          </h3>
          <p className="mt-2">{steps.portal}</p>
        </li>
      </ol>
      <p className="mt-8">
        In immediate danger, call <a href={`tel:${help.emergency}`}>{help.emergency}</a>.
      </p>
    </section>
  );
}
