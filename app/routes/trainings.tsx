import { afterFraud, habits, warningPath } from "#app/content/warnings.ts";
import { HelpSection } from "#app/parts/help-section.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { ScamMessage } from "#app/parts/scam-message.tsx";
import { ShareLink } from "#app/parts/share-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export default function Trainings() {
  return (
    <>
      <PageHeader lead="Trainings will be updated soon.">
        <p className="mt-3 max-w-xl">
          Until our training material is ready, start with these habits and bring your questions to a meetup.
        </p>
      </PageHeader>
      <div className="page band">
        <ul className="grid gap-6 md:grid-cols-2">
          {habits.map((habit) => (
            <li key={habit.slug} id={habit.slug} className="card flex flex-col p-inset">
              <ScamMessage warning={habit} hasPicture />
              <h2 className="heading mt-6">
                <a href={warningPath(habit)}>{habit.title}</a>
              </h2>
              <p className="mt-2 mb-6">{habit.answer}</p>
              <p className="mt-auto print:hidden">
                <ShareLink text={habit.share} path={warningPath(habit)} about={habit.title} look="tertiary" />
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-12 flex flex-wrap gap-4">
          <ButtonLink href="/events" label="Come to a meetup" />{" "}
          <ButtonLink href="/on-demand-training" look="tertiary" label="See planned courses" />
        </p>
      </div>
      <HelpSection>
        <p className="mt-4 print:hidden">
          <ShareLink text={afterFraud.share} path={warningPath(afterFraud)} about={afterFraud.title} look="tertiary" />
        </p>
      </HelpSection>
    </>
  );
}
