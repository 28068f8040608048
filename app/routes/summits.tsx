import { summits } from "#app/content/events.ts";
import { site } from "#app/content/site.ts";
import { UntilPassed } from "#app/dates/dated.tsx";
import { CityLoop } from "#app/motif/city-loop.tsx";
import { InPreparation } from "#app/parts/in-preparation.tsx";
import { DateTime } from "#app/ui/date-time.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { slug } from "#app/ui/format.ts";
import { InertButtons } from "#app/ui/inert-buttons.tsx";

/** The loop of a city. A summit may be in a place that has no meetups and therefore no loop. */
function LoopOf({ location }: { location: string }) {
  const city = site.cities.find(({ name }) => name === location);
  return city && <CityLoop {...city} className="mt-auto size-28 max-lg:hidden" />;
}

export default function Summits() {
  return (
    <InPreparation listClass="columns">
      {summits.map(({ title, date, location, description, speakers, tracks }) => (
        <li key={title} className="card grid grid-cols-1 overflow-clip md:col-span-3 lg:grid-cols-subgrid">
          <p className="on-brand flex flex-col gap-1 p-inset">
            <span className="heading">
              <DateTime at={date} />
            </span>
            <span className="text-xl">{location}</span>
            <LoopOf location={location} />
          </p>
          <div className="p-inset lg:col-span-2 lg:pl-2">
            <h2 id={slug(title)}>{title}</h2>
            <p className="mt-3 max-w-xl text-lg">{description}</p>
            <Facts facts={{ Speakers: speakers.join(", "), Tracks: tracks.join(", ") }} className="mt-6 mb-8" />
            <InertButtons
              labels={["Register Now", "Learn More"]}
              note={<UntilPassed date={date}>Registration is not open yet. No more details are available.</UntilPassed>}
              heading={slug(title)}
            />
          </div>
        </li>
      ))}
    </InPreparation>
  );
}
