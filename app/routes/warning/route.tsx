import { lostMoney } from "#app/content/lost-money.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { help } from "#app/content/site.ts";
import { type Warning as WarningText, warningAt, warningPath } from "#app/content/warnings.ts";
import { fill } from "#app/content/words.ts";
import { BasedOn } from "#app/parts/based-on.tsx";
import { LanguageLinks } from "#app/parts/language-links.tsx";
import { LinkedText } from "#app/parts/linked-text.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { PassItOn } from "#app/parts/pass-it-on.tsx";
import { Signs } from "#app/parts/signs.tsx";
import { usePage, usePathIn, useTexts } from "#app/parts/use-page.ts";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ScamScreen } from "./scam-screen.tsx";

/** The page of one warning, which visitors share or print. */
export default function Warning() {
  const { path, title, englishPath, texts } = usePage();
  const pathIn = usePathIn();
  const { warning, next } = warningAt(englishPath, texts.warnings);
  const { words } = texts;
  const { variants } = warning;
  const sources = [...warning.sources, ...variants.map(({ source }) => source)];
  return (
    <>
      <PageHeader>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-6">
          <strong className="text-xl/normal">{warning.action}</strong>
          <span className="print:hidden">
            {warning.lastQuestion}{" "}
            <a href={`tel:${help.helpline}`} className="onward-link">
              {fill(words.call, help.helpline)}
            </a>
          </span>
          <LanguageLinks />
        </p>
      </PageHeader>
      <div className="page band grid items-start gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-5">
        <ScamScreen screen={warning.screen} />
        <div className="lg:col-span-2 print:col-span-3">
          <Giveaways warning={warning} />
          <section className="genuine mt-10 print:mt-4">
            <h2 className="heading">{words.genuine}</h2>
            <p className="mt-2">{warning.genuine}</p>
          </section>
        </div>
      </div>
      <Variants variants={variants} />
      <Steps warning={warning} />
      <PassItOn heading={words.sendIt} text={`${title}\n${warning.lead}`} path={path}>
        <BasedOn sources={sources} checked={warning.checked} />
      </PassItOn>
      <p className="page band flex flex-wrap gap-4 pt-0 print:hidden">
        <ButtonLink href={pathIn(warningPath(next))} look="tertiary" label={fill(words.next, next.title)} />{" "}
        <ButtonLink href={pathIn("/trainings")} look="tertiary" label={words.all} />{" "}
        <ButtonLink href={pathIn(nineMessages.path)} look="tertiary" label={texts.nineMessages.title} />
      </p>
    </>
  );
}

function Giveaways({ warning: { giveaways, signs } }: { warning: WarningText }) {
  const { words } = useTexts();
  return (
    <section>
      <h2>{words.givesAway}</h2>
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
  const { words, rule } = useTexts();
  return (
    <section className="page band columns pt-0 print:block">
      <h2>{words.variants}</h2>
      <div className="lg:col-span-2">
        <BulletList items={variants.map(({ text }) => text)} className="print:columns-2" />
        <p className="mt-6 print:mt-2">
          <strong>{rule.title}</strong> {rule.text}
        </p>
      </div>
    </section>
  );
}

function Steps({ warning: { steps, lastQuestion, screen } }: { warning: WarningText }) {
  const { words } = useTexts();
  const pathIn = usePathIn();
  const callHelpline = fill(words.call, help.helpline);
  return (
    <section className="page band bg-sand">
      <h2>{words.doThisNow}</h2>
      <ol className="numbered-list checklist mt-6 grid gap-x-6 gap-y-8 print:mt-2 lg:grid-cols-3 print:grid-cols-3">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="mt-2 text-ink-2">{step.text}</p>
          </li>
        ))}
        <li>
          <h3>{`${lastQuestion} ${callHelpline}`}</h3>
          <p className="mt-2 mb-4 text-ink-2 print:mb-0">
            {words.early}{" "}
            <span className="print:hidden">
              <LinkedText text={words.afterFraud} href={pathIn(lostMoney.path)} />
            </span>
          </p>
          <p className="print:hidden">
            <ButtonLink href={`tel:${help.helpline}`} label={callHelpline} />
          </p>
        </li>
      </ol>
      {/* The portal takes no email. */}
      {screen.kind !== "email" && (
        <p className="mt-8 print:mt-2">
          <LinkedText text={words.lostNothing} href={`https://${help.chakshu}`} />
        </p>
      )}
    </section>
  );
}
