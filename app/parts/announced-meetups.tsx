import { meetupPath } from "#app/content/events.ts";
import { Dated } from "#app/dates/dated.tsx";
import { dayOf } from "#app/dates/day.ts";
import { formatShortDate, formatWeekday } from "#app/ui/format.ts";
import { meetupsAheadAtBuild } from "./meetup-lists.ts";

const announced = meetupsAheadAtBuild.filter(({ cancelled }) => !cancelled);

/** The start of the last announced meetup; undefined if none is announced. */
export const lastAnnouncedStart = announced.at(-1)?.start;

type AnnouncedMeetupsProps = { as?: "p"; className?: string; hasTopic?: boolean };

/** The start of the meetup before a day; undefined if no meetup is before it. */
function startBefore(day: string): string | undefined {
  return announced.findLast(({ start }) => dayOf(start) < day)?.start;
}

function asSentence(topic: string): string {
  return /[.?!]$/.test(topic) ? topic : `${topic}.`;
}

/** A line for each announced meetup. Visitors see only the lines of the nearest day. */
export function AnnouncedMeetups({ hasTopic, ...props }: AnnouncedMeetupsProps) {
  return announced.map((meetup) => {
    const { city, start, topic } = meetup;
    return (
      <Dated {...props} key={city + start} after={startBefore(dayOf(start))} until={start}>
        Next meetup:{" "}
        <a href={meetupPath(meetup)}>
          {city}, {formatWeekday(start)}
        </a>
        {hasTopic && (
          <>
            . Topic: <span dir="auto">{asSentence(topic)}</span>
          </>
        )}
      </Dated>
    );
  });
}

/** The day of a city's next meetup in short; nothing if none is announced. */
export function NextDay({ city }: { city: string }) {
  const own = announced.filter((meetup) => meetup.city === city);
  return own.map(({ start }, index) => (
    <Dated key={start} after={own[index - 1]?.start} until={start} className="block text-sm">
      {formatShortDate(start)}
    </Dated>
  ));
}
