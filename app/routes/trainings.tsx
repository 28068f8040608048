import { habits } from "#app/content/habits.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { HelpNow } from "#app/shell/help.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export default function Trainings() {
  return (
    <>
      <PageHeader lead="Trainings will be updated soon.">
        <p className="mt-3 max-w-[34rem]">
          Until our training material is ready, start with these six habits and bring your questions to a meetup.
        </p>
      </PageHeader>
      <div className="page band">
        <ul className="grid gap-6 md:grid-cols-2">
          {habits.map(({ slug, title, answer, channel, picture, message }) => (
            <li key={slug} id={slug} className="card p-6 sm:p-8">
              <figure className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
                <figcaption className="col-start-2 font-bold text-ink-2">Scam: {channel.toLowerCase()}</figcaption>
                <Pictogram name={picture} className="col-start-1 row-start-1 size-14" />
                <blockquote className="col-span-full rounded-[4px_20px_20px_20px] bg-sand px-4.5 py-3.5 text-lg/normal">
                  {message}
                </blockquote>
              </figure>
              <h2 className="heading mt-6">{title}</h2>
              <p className="mt-2">{answer}</p>
            </li>
          ))}
        </ul>
        <p className="mt-12 flex flex-wrap gap-4">
          <ButtonLink href="/events" label="Come to a meetup" />{" "}
          <ButtonLink href="/on-demand-training" look="tertiary" label="See planned courses" />
        </p>
      </div>
      <HelpNow />
    </>
  );
}
