import { webinars } from "#app/content/events.ts";
import { UntilPassed } from "#app/dates/dated.tsx";
import { InPreparation } from "#app/parts/in-preparation.tsx";
import { DateTime } from "#app/ui/date-time.tsx";
import { slug } from "#app/ui/format.ts";
import { InertButtons } from "#app/ui/inert-buttons.tsx";

const states = {
  upcoming: { name: "Upcoming", button: "Register Now", note: "Registration is not open yet." },
  recorded: { name: "Recorded", button: "Watch Recording", note: "The recording is not available yet." },
};

/** The day after which an upcoming webinar has passed; undefined for a recorded one. */
const endOf = (status: keyof typeof states, date: string) => (status === "upcoming" ? date : undefined);

/** The id of the heading of a webinar. It contains the date, because one talk may be given twice. */
const idOf = (title: string, date: string) => slug(`${title} ${date}`);

export default function Webinars() {
  return (
    <InPreparation>
      {webinars.map(({ title, date, speaker, description, status }) => (
        <li
          key={idOf(title, date)}
          className="columns gap-y-5 border-line py-10 not-first:border-t-2 first:pt-0 last:pb-0"
        >
          <div>
            <p className="chip" data-status={status}>
              <UntilPassed date={endOf(status, date)}>{states[status].name}</UntilPassed>
            </p>
            <p className="mt-3 font-display text-lg leading-snug font-bold">
              <DateTime at={date} />
            </p>
          </div>
          <div>
            <h2 id={idOf(title, date)}>{title}</h2>
            <p className="mt-3 max-w-xl text-lg">{description}</p>
            <p className="mt-3 text-ink-2">{speaker}</p>
          </div>
          <InertButtons
            labels={[states[status].button]}
            note={<UntilPassed date={endOf(status, date)}>{states[status].note}</UntilPassed>}
            heading={idOf(title, date)}
            tone={status}
          />
        </li>
      ))}
    </InPreparation>
  );
}
