import { Dated } from "#app/dates/dated.tsx";
import { dayOf } from "#app/dates/day.ts";
import { meetupsTakingPlace } from "#app/parts/meetup-lists.ts";
import { DateTime } from "#app/ui/date-time.tsx";
import { formatAttended } from "#app/ui/format.ts";

const MAX_SHOWN = 12;

/** Each meetup, and until when it is in the list: until `MAX_SHOWN` later ones have taken place. */
const entries = meetupsTakingPlace
  .map((meetup, index) => {
    // Undefined for the newest `MAX_SHOWN`, which stay.
    const replacement = meetupsTakingPlace[index - MAX_SHOWN];
    return { ...meetup, until: replacement?.start };
  })
  // The HTML does not contain what had left the list before the build.
  .filter(({ until }) => until === undefined || dayOf(until) >= import.meta.env.BUILD_DAY);

/** The last meetups. Each appears when its day is over; before the first one there is no section. */
export function PastMeetups() {
  const oldest = entries.at(-1);
  if (!oldest) return null;
  return (
    <Dated as="section" after={oldest.start} className="page band">
      <h2>Past meetups</h2>
      <ul className="mt-4">
        {entries.map(({ city, start, topic, attended, until }) => (
          <Dated as="li" key={city + start} after={start} until={until} className="mt-2">
            <DateTime at={dayOf(start)} />, {city}: <span dir="auto">{topic}</span>
            {formatAttended(attended)}
          </Dated>
        ))}
      </ul>
    </Dated>
  );
}
