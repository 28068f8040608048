import { meetups } from "#app/content/events.ts";
import { Dated } from "#app/ui/dated.tsx";
import { formatDate, slug } from "#app/ui/format.ts";

const announced = meetups.filter(({ cancelled }) => !cancelled).sort((a, b) => a.start.localeCompare(b.start));

/** The start of the last announced meetup; undefined if none is announced. */
export const lastStart = announced.at(-1)?.start;

type NextMeetupProps = { as?: "p"; className?: string; hasTopic?: boolean };

/** A line about each announced meetup. Visitors see the next one: the first whose day is not over. */
export function NextMeetup({ hasTopic, ...props }: NextMeetupProps) {
  return announced.map(({ city, start, topic }, index) => (
    <Dated {...props} key={city + start} after={announced[index - 1]?.start} until={start}>
      Next meetup:{" "}
      <a href={`/events#${slug(city)}`}>
        {city}, {formatDate(start.slice(0, 10))}
      </a>
      {hasTopic && `. Topic: ${topic}`}
    </Dated>
  ));
}
