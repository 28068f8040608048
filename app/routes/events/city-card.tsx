import { calendarPath } from "#app/content/events.ts";
import { meetups } from "#app/content/meetups.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { mailTo, site, socialLinks } from "#app/content/site.ts";
import { Dated } from "#app/dates/dated.tsx";
import { CityLoop } from "#app/motif/city-loop.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { formatDate, formatTimes, slug } from "#app/ui/format.ts";

/** A city's meetups by date. If no meetup is ahead, the card says how to ask for the next one. */
export function CityCard({ city }: { city: (typeof site.cities)[number] }) {
  const own = meetups.filter((meetup) => meetup.city === city.name).sort((a, b) => a.start.localeCompare(b.start));
  const last = own.filter(({ cancelled }) => !cancelled).at(-1)?.start;
  return (
    <li
      id={slug(city.name)}
      className="on-brand rounded-lg border-2 border-transparent p-inset wrap-anywhere target:border-action"
    >
      <div className="flex items-center gap-5">
        <CityLoop {...city} className="size-16 shrink-0" />
        <h2 className="heading">{city.name}</h2>
      </div>
      {own.map((meetup) => (
        <Dated as="div" key={meetup.start} until={meetup.start} className="mt-4">
          <MeetupDetails meetup={meetup} />
        </Dated>
      ))}
      <Dated as="div" after={last} className="mt-4">
        <p className="font-bold">Date not announced yet</p>
        <p className="mt-2">
          Email us about the next {city.name} meetup: <a href={mailTo(`Next meetup in ${city.name}`)}>{site.email}</a>
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {socialLinks.map(({ network, url }) => (
            <li key={network}>
              <ExternalLink href={url}>{network}</ExternalLink>
            </li>
          ))}
        </ul>
      </Dated>
    </li>
  );
}

function MeetupDetails({ meetup }: { meetup: Meetup }) {
  const { city, start, end, topic, venue, address, map, cancelled } = meetup;
  const date = formatDate(start.slice(0, 10));
  return (
    <>
      {cancelled && <p className="chip">Cancelled</p>}
      <p className="font-bold">
        <time dateTime={`${start}+05:30`}>{date}</time>
        <br />
        {formatTimes(start, end)}
      </p>
      <h3 className="mt-3 text-lg">{topic}</h3>
      <p className="mt-2">
        {venue}
        <br />
        {address}
      </p>
      {!cancelled && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          {map && (
            <ExternalLink href={map} about={venue}>
              Map
            </ExternalLink>
          )}
          <a href={calendarPath(meetup)}>
            Add to calendar<span className="sr-only">{`: ${city}, ${date}`}</span>
          </a>
        </p>
      )}
    </>
  );
}
