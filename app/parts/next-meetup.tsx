import { Dated } from "#app/dates/dated.tsx";
import { formatWeekday, slug } from "#app/ui/format.ts";
import { meetupsAhead } from "./meetups-ahead.ts";

const announced = meetupsAhead.filter(({ cancelled }) => !cancelled);

/** The start of the last announced meetup; undefined if none is announced. */
export const lastStart = announced.at(-1)?.start;

type NextMeetupProps = { as?: "p"; className?: string; hasTopic?: boolean };

/** The start of the last meetup before a day. */
function startBefore(day: string): string | undefined {
  return announced.findLast(({ start }) => start.slice(0, 10) < day)?.start;
}

/** A line about each announced meetup. `Dated` hides all lines but those of the next day that has a meetup. */
export function NextMeetup({ hasTopic, ...props }: NextMeetupProps) {
  return announced.map(({ city, start, topic }) => (
    <Dated {...props} key={city + start} after={startBefore(start.slice(0, 10))} until={start}>
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
