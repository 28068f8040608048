import { announcements, meetupSteps, summits, webinars } from "#app/content/events.ts";
import type { Path } from "#app/content/pages.ts";
import { mailTo, site, socialLinks } from "#app/content/site.ts";
import { CityLoop } from "#app/motif/city-loop.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { RelatedLinks } from "#app/shell/related-links.tsx";
import { SocialLink } from "#app/shell/social-link.tsx";
import { Day } from "#app/ui/day.tsx";
import { slug } from "#app/ui/format.ts";
import { PointGrid } from "#app/ui/point-grid.tsx";

const upcomingWebinars = webinars.filter(({ status }) => status === "upcoming");

function linkTo(path: Path, { title, date }: { title: string; date: string }, place: string) {
  const text = (
    <>
      <Day at={date} />, {place}
    </>
  );
  return { path, title, text, until: date };
}

/** The upcoming webinars and the summits, which go when their date has passed. */
const planned = [
  ...upcomingWebinars.map((webinar) => linkTo("/webinars", webinar, "online")),
  ...summits.map((summit) => linkTo("/summits", summit, summit.location)),
];
const lastPlanned = planned
  .map(({ until }) => until)
  .sort()
  .at(-1);

export default function Events() {
  return (
    <>
      <PageHeader lead="Events will be updated soon." />
      <section className="page py-8 lg:py-16">
        <p>Meetups are free and open to everyone, every month in three cities.</p>
        <ul className="mt-6 grid gap-4 md:grid-cols-3 lg:gap-6">
          {site.cities.map((city) => (
            <li
              key={city.name}
              id={slug(city.name)}
              className="on-brand flex items-center gap-5 rounded-[20px] border-2 border-transparent p-5 enlarged:block lg:p-8"
            >
              <CityLoop {...city} className="size-16 shrink-0 lg:size-26" />
              <div className="flex-[1_1_9rem]">
                <h2 className="heading">{city.name}</h2>
                <p className="mt-2 font-bold">
                  <a href={mailTo(`Next meetup in ${city.name}`)}>Ask about the next {city.name} meetup</a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="page band bg-sand">
        <h2>Where we announce meetups</h2>
        <p className="mt-4 max-w-[38rem]">{announcements.where}</p>
        <ul className="mt-4 flex flex-wrap gap-x-8">
          {socialLinks.map((social) => (
            <li key={social.network}>
              <SocialLink social={social} />
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[38rem]">
          {announcements.otherwise} <a href={mailTo("The next meetup")}>{site.email}</a>
        </p>
      </section>
      {lastPlanned && (
        <RelatedLinks
          heading="Planned webinars and summits"
          links={planned}
          until={lastPlanned}
          className="pb-0 lg:pb-0"
        >
          <p className="mt-2">Registration is not open yet.</p>
        </RelatedLinks>
      )}
      <PointGrid title="What to expect at a meetup" points={meetupSteps} ordered />
    </>
  );
}
