import { withoutBrackets } from "#app/content/marks.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { english } from "#app/content/translations.ts";
import { warningPath } from "#app/content/warnings.ts";
import { fill } from "#app/content/words.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { HelpSection } from "#app/parts/help-section.tsx";
import { LanguageLinks } from "#app/parts/language-links.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { ScamMessage } from "#app/parts/scam-message.tsx";
import { Signs } from "#app/parts/signs.tsx";
import { usePathIn, useTexts } from "#app/parts/use-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export default function Trainings() {
  const texts = useTexts();
  const { words, rule, warnings } = texts;
  const pathIn = usePathIn();
  return (
    <>
      <PageHeader
        lead={
          <>
            <strong>{rule.title}</strong> {rule.text}
          </>
        }
      >
        {/* One row on large screens, so that the first warnings show without scrolling. */}
        <div className="mt-2 flex-row-reverse items-center justify-end gap-x-8 lg:flex">
          <p className="text-ink-2">{words.listNote}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3 max-lg:mt-4">
            <ButtonLink href={pathIn(nineMessages.path)} label={texts.nineMessages.title} /> <LanguageLinks />
          </p>
        </div>
      </PageHeader>
      <div className="page band">
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {warnings.map(({ slug, picture, title, lead, screen, signs }) => (
            <li key={slug} id={slug} className="card flex flex-col p-inset">
              <ScamMessage
                caption={
                  <>
                    <Pictogram name={picture} edge="left" className="size-24 flex-none" />
                    {fill(words.scam, words.kinds[screen.kind])}
                  </>
                }
                text={withoutBrackets(screen.message)}
              />
              <h2 className="mt-6">
                <a href={pathIn(warningPath({ slug }))}>{title}</a>
              </h2>
              <p className="mt-2 mb-3">{lead}</p>
              <Signs signs={signs} />
            </li>
          ))}
        </ul>
        {/* These pages are in English only. */}
        {texts === english && (
          <p className="mt-12 flex flex-wrap gap-4">
            <ButtonLink href="/events" label="Come to a meetup" />{" "}
            <ButtonLink href="/on-demand-training" look="tertiary" label="See planned courses" />
          </p>
        )}
      </div>
      <HelpSection />
    </>
  );
}
