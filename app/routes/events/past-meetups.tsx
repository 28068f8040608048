import { meetups } from "#app/content/meetups.ts";
import { Dated } from "#app/dates/dated.tsx";
import { Day } from "#app/ui/day.tsx";

const MAX_SHOWN = 12;

/** Each meetup that is not cancelled, the newest first, with the start of the one whose end removes it from the list. */
const entries = meetups
  .filter(({ cancelled }) => !cancelled)
  .toSorted((a, b) => b.start.localeCompare(a.start))
  .map((meetup, index, newestFirst) => ({ ...meetup, until: newestFirst[index - MAX_SHOWN]?.start }))
  .filter(({ until }) => !until || until.slice(0, 10) >= import.meta.env.BUILD_DAY);

/** The last meetups. Each appears when its day is over; before the first one there is no section. */
export function PastMeetups() {
  const oldest = entries.at(-1);
  if (!oldest) return null;
  return (
    <Dated as="section" after={oldest.start} className="page band">
      <h2>Past meetups</h2>
      <ul className="mt-4">
        {entries.map(({ city, start, topic, until }) => (
          <Dated as="li" key={city + start} after={start} until={until} className="mt-2">
            <Day at={start.slice(0, 10)} />, {city}: <span dir="auto">{topic}</span>
          </Dated>
        ))}
      </ul>
    </Dated>
  );
}
