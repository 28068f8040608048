import { useContext } from "react";
import { meetupPath } from "#app/content/events.ts";
import type { Meetup } from "#app/content/schemas.server.ts";
import { site } from "#app/content/site.ts";
import { RequestContext } from "#app/http/request-context.ts";
import { meetupsAheadAtBuild } from "#app/parts/meetup-lists.ts";
import { formatWeekday } from "#app/ui/format.ts";

/**
 * The meetups ahead, for search engines.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function EventData() {
  const { origin } = useContext(RequestContext);
  if (meetupsAheadAtBuild.length === 0) return null;
  const events = meetupsAheadAtBuild.map((meetup) => describe(meetup, origin));
  // A "<" in a text could end the script element.
  const __html = JSON.stringify({ "@context": "https://schema.org", "@graph": events }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block is no script, and React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

function describe(meetup: Meetup, origin: string) {
  const { city, start, end, topic, venue, address, note, cancelled } = meetup;
  const url = origin + meetupPath(meetup);
  const sentence = `A free cyber-safety meetup in ${city} on ${formatWeekday(start)}.`;
  return {
    "@type": "Event",
    name: topic,
    description: note ? `${sentence} ${note}` : sentence,
    image: `${origin}/og.png`,
    startDate: `${start}+05:30`,
    endDate: end && `${end}+05:30`,
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: venue,
      address: {
        "@type": "PostalAddress",
        streetAddress: address,
        addressLocality: city,
        addressCountry: "IN",
      },
    },
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "INR", url },
    organizer: { "@type": "Organization", name: site.name, url: origin },
    url,
  };
}
