import { useContext } from "react";
import {
  announcements,
  calendarNote,
  everyMeetup,
  meetupSteps,
  noDates,
  summits,
  webinars,
} from "#app/content/events.ts";
import { waysToJoin } from "#app/content/join.ts";
import type { Path } from "#app/content/pages.ts";
import { mailTo, site, socialLinks } from "#app/content/site.ts";
import { Dated } from "#app/dates/dated.tsx";
import { RequestContext } from "#app/http/request-context.ts";
import { AnnouncedMeetups, lastAnnouncedStart } from "#app/parts/announced-meetups.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { RelatedLinks } from "#app/parts/related-links.tsx";
import { SocialLink } from "#app/parts/social-link.tsx";
import { DateTime } from "#app/ui/date-time.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";
import { CityCard } from "./city-card.tsx";
import { EventData } from "./event-data.tsx";
import { PastMeetups } from "./past-meetups.tsx";

const upcomingWebinars = webinars.filter(({ status }) => status === "upcoming");

function linkTo(path: Path, { title, date }: { title: string; date: string }, place: string) {
  const text = (
    <>
      <DateTime at={date} />, {place}
    </>
  );
  return { path, title, text, until: date };
}

/** Links to the upcoming webinars and the summits. A link disappears when its date has passed. */
const planned = [
  ...upcomingWebinars.map((webinar) => linkTo("/webinars", webinar, "online")),
  ...summits.map((summit) => linkTo("/summits", summit, summit.location)),
];
const lastPlanned = planned
  .map(({ until }) => until)
  .sort()
  .at(-1);

export default function Events() {
  const { origin } = useContext(RequestContext);
  return (
    <>
      <PageHeader
        lead={
          <>
            <AnnouncedMeetups hasTopic className="block" />
            {everyMeetup}
          </>
        }
      >
        <Dated as="p" after={lastAnnouncedStart} className="mt-3 text-ink-2">
          {noDates}
        </Dated>
      </PageHeader>
      <EventData />
      <section className="page pt-8 pb-section">
        <ul className="columns gap-y-4">
          {site.cities.map((city) => (
            <CityCard key={city.name} city={city} />
          ))}
        </ul>
      </section>
      <section className="page band bg-sand">
        <h2>Where we announce meetups</h2>
        <p className="mt-4 max-w-xl">{announcements.where}</p>
        <ul className="mt-4 flex flex-wrap gap-x-8">
          {socialLinks.map((social) => (
            <li key={social.network}>
              <SocialLink social={social} />
            </li>
          ))}
        </ul>
        <p className="mt-4">
          {announcements.otherwise} <a href={mailTo("The next meetup")}>{announcements.email}</a>, {announcements.reply}
        </p>
        {lastAnnouncedStart && (
          <Dated as="p" until={lastAnnouncedStart} className="mt-4 max-w-xl">
            {calendarNote.question}{" "}
            <a href={`webcal://${new URL(origin).host}/calendar.ics`}>{calendarNote.subscribe}</a>, or{" "}
            <a href="/calendar.ics">{calendarNote.download}</a>. {calendarNote.address}{" "}
            <span className="wrap-anywhere select-all">{origin}/calendar.ics</span>
          </Dated>
        )}
      </section>
      {lastPlanned && (
        <RelatedLinks heading="Planned webinars and summits" links={planned} until={lastPlanned} className="pb-0">
          <p className="mt-2">Registration is not open yet.</p>
        </RelatedLinks>
      )}
      <PointGrid title="What to expect at a meetup" points={meetupSteps} isOrdered />
      <RelatedLinks heading="Three ways to help" links={waysToJoin} className="bg-sand" />
      <PastMeetups />
    </>
  );
}
