import { lostMoney } from "#app/content/lost-money.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { help } from "#app/content/site.ts";
import { type Warning as WarningText, warningAt, warningPath } from "#app/content/warnings.ts";
import { BasedOn } from "#app/parts/based-on.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { PassItOn } from "#app/parts/pass-it-on.tsx";
import { usePage } from "#app/parts/use-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { numberWord } from "#app/ui/format.ts";
import { ScamScreen } from "./scam-screen.tsx";

/** The page of one warning, which visitors share or print. */
export default function Warning() {
  const { path, title } = usePage();
  const { warning, next } = warningAt(path);
  return (
    <>
      <PageHeader>
        <p className="mt-1 print:hidden">
          {warning.lost}{" "}
          <a href={`tel:${help.helpline}`} className="onward-link">
            Call {help.helpline}
          </a>
        </p>
        <BasedOn sources={warning.sources} checked={warning.checked} />
      </PageHeader>
      <div className="page band grid items-start gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-5">
        <ScamScreen screen={warning.screen} />
        <div className="lg:col-span-2 print:col-span-3">
          <Giveaways giveaways={warning.giveaways} />
          <section className="genuine mt-10 print:mt-4">
            <h2 className="heading">What a genuine one is like</h2>
            <p className="mt-2">{warning.genuine}</p>
          </section>
        </div>
      </div>
      <Steps warning={warning} />
      <PassItOn heading="Send it to someone who might get this, too" text={`${title}. ${warning.lead}`} path={path} />
      <p className="page band flex flex-wrap gap-4 pt-0 print:hidden">
        <ButtonLink href={warningPath(next)} look="tertiary" label={`Next: ${next.title}`} />{" "}
        <ButtonLink href="/trainings" look="tertiary" label="All warnings" />{" "}
        <ButtonLink href={nineMessages.path} look="tertiary" label={nineMessages.title} />
      </p>
    </>
  );
}

function Giveaways({ giveaways }: Pick<WarningText, "giveaways">) {
  return (
    <section>
      <h2>{numberWord(giveaways.length)} things give it away</h2>
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
          <p className="mt-2 mb-4 text-ink-2">
            {help.early} Then follow <a href={lostMoney.path}>the steps after a fraud</a>.
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
