import type { ReactNode } from "react";
import { type Meetup, meetups } from "#app/content/events.ts";
import { Dated } from "#app/ui/dated.tsx";

const announced = meetups.filter(({ cancelled }) => !cancelled).sort((a, b) => a.start.localeCompare(b.start));

/** The start of the last announced meetup; undefined if none is announced. */
export const lastStart = announced.at(-1)?.start;

type NextMeetupProps = { as?: "p"; className?: string; render: (meetup: Meetup) => ReactNode };

/** Renders each announced meetup. Visitors see the next one: the first whose day is not over. */
export function NextMeetup({ render, ...props }: NextMeetupProps) {
  return announced.map((meetup, index) => (
    <Dated {...props} key={meetup.start + meetup.city} after={announced[index - 1]?.start} until={meetup.start}>
      {render(meetup)}
    </Dated>
  ));
}
