import { lostMoney } from "#app/content/lost-money.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { rule } from "#app/content/rule.ts";
import { help } from "#app/content/site.ts";
import { type Warning as WarningText, warningAt, warningPath } from "#app/content/warnings.ts";
import { BasedOn } from "#app/parts/based-on.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { PassItOn } from "#app/parts/pass-it-on.tsx";
import { Signs } from "#app/parts/signs.tsx";
import { usePage } from "#app/parts/use-page.ts";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { ScamScreen } from "./scam-screen.tsx";

/** The page of one warning, which visitors share or print. */
export default function Warning() {
  const { path, title } = usePage();
  const { warning, next } = warningAt(path);
  const { variants } = warning;
  const sources = [...warning.sources, ...variants.map(({ source }) => source)];
  return (
    <>
      <PageHeader>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-6">
          <strong className="text-xl/normal">{warning.action}</strong>
          <span className="print:hidden">
            {warning.lost}{" "}
            <a href={`tel:${help.helpline}`} className="onward-link">
              Call {help.helpline}
            </a>
          </span>
        </p>
      </PageHeader>
      <div className="page band grid items-start gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-5">
        <ScamScreen screen={warning.screen} />
        <div className="lg:col-span-2 print:col-span-3">
          <Giveaways warning={warning} />
          <section className="genuine mt-10 print:mt-4">
            <h2 className="heading">What a genuine one is like</h2>
            <p className="mt-2">{warning.genuine}</p>
          </section>
        </div>
      </div>
      <Variants variants={variants} />
      <Steps warning={warning} />
      <PassItOn heading="Send it to someone who might get this, too" text={`${title}. ${warning.lead}`} path={path}>
        <BasedOn sources={sources} checked={warning.checked} />
      </PassItOn>
      <p className="page band flex flex-wrap gap-4 pt-0 print:hidden">
        <ButtonLink href={warningPath(next)} look="tertiary" label={`Next: ${next.title}`} />{" "}
        <ButtonLink href="/trainings" look="tertiary" label="All warnings" />{" "}
        <ButtonLink href={nineMessages.path} look="tertiary" label={nineMessages.title} />
      </p>
    </>
  );
}

function Giveaways({ warning: { giveaways, signs } }: { warning: WarningText }) {
  return (
    <section>
      <h2>What gives it away</h2>
      <Signs signs={signs} />
      <ol className="numbered-list checklist giveaways mt-6 grid gap-4 print:mt-2 print:gap-2">
        {giveaways.map((giveaway) => (
          <li key={giveaway.title}>
            <p>
              <strong>{giveaway.title}</strong> {giveaway.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How the scam also comes, and what stays: the rule. */
function Variants({ variants }: Pick<WarningText, "variants">) {
  return (
    <section className="page band columns pt-0 print:block">
      <h2>It also comes like this</h2>
      <div className="lg:col-span-2">
        <BulletList items={variants.map(({ text }) => text)} className="print:columns-2" />
        <p className="mt-6 print:mt-2">
          <strong>{rule.title}</strong> {rule.text}
        </p>
      </div>
    </section>
  );
}

function Steps({ warning: { steps, lost, screen } }: { warning: WarningText }) {
  return (
    <section className="page band bg-sand">
      <h2>Do this now</h2>
      <ol className="numbered-list checklist mt-6 grid gap-x-6 gap-y-8 print:mt-2 lg:grid-cols-3 print:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="mt-2 text-ink-2">{step.text}</p>
          </li>
        ))}
        <li>
          <h3>{`${lost} Call ${help.helpline}`}</h3>
          <p className="mt-2 mb-4 text-ink-2 print:mb-0">
            {help.early}{" "}
            <span className="print:hidden">
              Then follow <a href={lostMoney.path}>the steps after a fraud</a>.
            </span>
          </p>
          <p className="print:hidden">
            <ButtonLink href={`tel:${help.helpline}`} label={`Call ${help.helpline}`} />
          </p>
        </li>
      </ol>
      {/* The portal takes no email. */}
      {screen.kind !== "email" && (
        <p className="mt-8 print:mt-2">
          You have lost nothing? Report it at{" "}
          <ExternalLink href={`https://${help.chakshu}`}>{help.chakshu}</ExternalLink> (Chakshu).
        </p>
      )}
    </section>
  );
}
