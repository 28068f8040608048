import { Dated } from "#app/dates/dated.tsx";
import { dayOf } from "#app/dates/day.ts";
import { formatWeekday, slug } from "#app/ui/format.ts";
import { meetupsAhead } from "./meetups-ahead.ts";

const announced = meetupsAhead.filter(({ cancelled }) => !cancelled);

/** The start of the last announced meetup; undefined if none is announced. */
export const lastStart = announced.at(-1)?.start;

type NextMeetupProps = { as?: "p"; className?: string; hasTopic?: boolean };

/** The start of the last meetup on a day before another start; undefined if there is none. */
function startBefore(start: string): string | undefined {
  return announced.findLast((meetup) => dayOf(meetup.start) < dayOf(start))?.start;
}

/** A line about each announced meetup. Only the lines of the next day with a meetup are visible. */
export function NextMeetup({ hasTopic, ...props }: NextMeetupProps) {
  return announced.map(({ city, start, topic }) => (
    <Dated {...props} key={city + start} after={startBefore(start)} until={start}>
      Next meetup:{" "}
      <a href={`/events#${slug(city)}`}>
        {city}, {formatWeekday(start)}
      </a>
      {hasTopic && (
        <>
          . Topic: <span dir="auto">{topic.replace(/[^.?!]$/, "$&.")}</span>
        </>
      )}
    </Dated>
  ));
}
