import { useContext } from "react";
import { meetups } from "#app/content/meetups.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { site } from "#app/content/site.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { slug } from "#app/ui/format.ts";

/** The meetups for search engines. @see https://developers.google.com/search/docs/appearance/structured-data/event */
export function EventData() {
  const { origin } = useContext(RequestContext);
  if (meetups.length === 0) return null;
  const events = meetups.map((meetup) => describe(meetup, origin));
  // A "<" in a text could end the script element.
  const __html = JSON.stringify({ "@context": "https://schema.org", "@graph": events }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is no script, and React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

function describe({ city, start, end, topic, venue, address, cancelled }: Meetup, origin: string) {
  return {
    "@type": "Event",
    name: topic,
    startDate: `${start}+05:30`,
    endDate: end && `${end}+05:30`,
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: venue, address },
    isAccessibleForFree: true,
    organizer: { "@type": "Organization", name: site.name, url: origin },
    url: `${origin}/events#${slug(city)}`,
  };
}
