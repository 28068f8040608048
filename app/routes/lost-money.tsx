import { nineMessages } from "#app/content/nine-messages.ts";
import { help } from "#app/content/site.ts";
import { fill } from "#app/content/words.ts";
import { BasedOn } from "#app/parts/based-on.tsx";
import { PORTAL } from "#app/parts/help-links.tsx";
import { LanguageLinks } from "#app/parts/language-links.tsx";
import { LinkedText } from "#app/parts/linked-text.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { PassItOn } from "#app/parts/pass-it-on.tsx";
import { usePage, usePathIn, useTexts } from "#app/parts/use-page.ts";
import { BulletList } from "#app/ui/bullet-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** What to do after a fraud, as a checklist. Other pages say its steps in this order. */
export default function LostMoney() {
  const { path, title, texts } = usePage();
  const pathIn = usePathIn();
  const { words, lostMoney, nineMessages: quiz } = texts;
  return (
    <>
      <PageHeader>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <ButtonLink href={`tel:${help.helpline}`} label={fill(words.call, help.helpline)} /> <LanguageLinks />
        </p>
      </PageHeader>
      <div className="page band grid items-start gap-x-6 gap-y-12 lg:grid-cols-3">
        <Steps />
        <section>
          <h2 className="heading mb-4">{words.haveReady}</h2>
          <BulletList items={lostMoney.ready} />
        </section>
      </div>
      <p className="page flex flex-wrap gap-4 print:hidden">
        <ButtonLink href={pathIn("/trainings")} look="tertiary" label={words.all} />{" "}
        <ButtonLink href={pathIn(nineMessages.path)} look="tertiary" label={quiz.title} />
      </p>
      <PassItOn heading={words.passItOn} text={`${title}\n${words.early}`} path={path}>
        <BasedOn sources={lostMoney.sources} />
      </PassItOn>
    </>
  );
}

function Steps() {
  const { words, lostMoney } = useTexts();
  const { steps } = lostMoney;
  return (
    <section className="help-now lg:col-span-2">
      <h2 className="heading">{words.doThisNow}</h2>
      <ol className="numbered-list checklist mt-6 grid gap-8">
        <li>
          <h3>{fill(words.call, help.helpline)}</h3>
          <p className="mt-2">{steps.helpline}</p>
        </li>
        <li>
          <h3>{words.callBank}</h3>
          <p className="mt-2">{steps.bank}</p>
        </li>
        <li>
          <h3>
            <LinkedText text={words.reportAt} href={PORTAL} />
          </h3>
          <p className="mt-2">{steps.portal}</p>
        </li>
      </ol>
      <p className="mt-8">
        <LinkedText text={words.dangerNow} href={`tel:${help.emergency}`} />
      </p>
    </section>
  );
}
