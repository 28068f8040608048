import { calendarPath, meetupId, meetupPath } from "#app/content/events.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { mailTo, site } from "#app/content/site.ts";
import { Dated } from "#app/dates/dated.tsx";
import { dayOf } from "#app/dates/day.ts";
import { CityLoop } from "#app/motif/city-loop.tsx";
import { meetupsAheadAtBuild, meetupsTakingPlace } from "#app/parts/meetup-lists.ts";
import { ShareLink } from "#app/parts/share-link.tsx";
import { formAddressForCity } from "#app/registration/form-address.ts";
import { DateTime } from "#app/ui/date-time.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatAttended, formatTime, formatTimes, formatWeekday, slug } from "#app/ui/format.ts";

const [mailbox, host] = site.email.split("@");

/** A city's meetups by date. If no meetup is ahead, the card says how to ask for the next one. */
export function CityCard({ city }: { city: (typeof site.cities)[number] }) {
  const own = meetupsAheadAtBuild.filter((meetup) => meetup.city === city.name);
  const announced = own.filter(({ cancelled }) => !cancelled);
  const last = announced.at(-1)?.start;
  const announcedIds = announced.map(meetupId);
  return (
    <li
      id={slug(city.name)}
      className="on-brand rounded-lg border-2 border-transparent p-inset wrap-anywhere target:border-action has-target:border-action"
    >
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 border-b-2 pb-4 ${city.colourClass}`}>
        <CityLoop {...city} className="size-16 shrink-0" />
        <h2 className="min-w-32">{city.name}</h2>
      </div>
      {own.map((meetup) => {
        const id = meetupId(meetup);
        // A replacement on the same day takes over the id.
        const isReplaced = meetup.cancelled && announcedIds.includes(id);
        return (
          <Dated
            as="div"
            key={`${meetup.start} ${meetup.cancelled}`}
            id={isReplaced ? undefined : id}
            until={meetup.start}
            className="mt-4"
          >
            <MeetupDetails meetup={meetup} />
          </Dated>
        );
      })}
      <Dated as="div" after={last} className="mt-4">
        <p className="font-bold">Date not announced yet</p>
        <p className="mt-2">
          Email us about the next {city.name} meetup:{" "}
          <a href={mailTo(`Next meetup in ${city.name}`)} className="inline-block">
            {mailbox}@<wbr />
            {host}
          </a>
        </p>
      </Dated>
      <LastMeetup city={city.name} />
      <p className="mt-2">
        <a href={formAddressForCity(city.name)}>Help at a meetup in {city.name}</a>
      </p>
    </li>
  );
}

/** The meetup of a city that took place last. Each appears when its day is over, until the next one has passed. */
function LastMeetup({ city }: { city: string }) {
  const newestFirst = meetupsTakingPlace.filter((meetup) => meetup.city === city);
  return newestFirst.map(({ start, topic, attended }, index) => {
    const next = newestFirst[index - 1]?.start;
    // The HTML does not contain what a later meetup had replaced before the build.
    if (next && dayOf(next) < import.meta.env.BUILD_DAY) return null;
    return (
      <Dated as="p" key={start} after={start} until={next} className="mt-2">
        Last meetup: {city}, <DateTime at={dayOf(start)} />, <span dir="auto">{topic}</span>
        {formatAttended(attended)}
      </Dated>
    );
  });
}

function MeetupDetails({ meetup }: { meetup: Meetup }) {
  const { city, start, end, topic, venue, address, map, note, cancelled } = meetup;
  const date = formatWeekday(start);
  const cityAndDate = `${city}, ${date}`;
  const time = formatTime(start);
  return (
    <>
      {cancelled && <p className="chip">Cancelled</p>}
      <p className="font-bold">
        <time dateTime={`${start}+05:30`}>{date}</time>
        <br />
        {formatTimes(start, end)}
      </p>
      <h3 dir="auto" className="mt-3 text-lg">
        {topic}
      </h3>
      <p className="mt-2">
        <span dir="auto">{venue}</span>
        <br />
        <span dir="auto">{address}</span>
      </p>
      {note && (
        <p dir="auto" className="mt-2">
          {note}
        </p>
      )}
      {!cancelled && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          {map && (
            <ExternalLink href={map} about={venue}>
              Map
            </ExternalLink>
          )}
          <a href={calendarPath(meetup)}>
            Add to calendar<span className="sr-only">{`: ${cityAndDate}`}</span>
          </a>
          <ShareLink
            text={`Free cyber-safety meetup in ${cityAndDate}, ${time}: ${topic}`}
            path={meetupPath(meetup)}
            about={cityAndDate}
          />
        </p>
      )}
    </>
  );
}
