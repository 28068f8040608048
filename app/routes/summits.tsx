import { site } from "#app/content/site.ts";
import { summits } from "#app/content/summits.ts";
import { Loop } from "#app/motif/loop.tsx";
import { AvailableNow } from "#app/shell/available-now.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { Day } from "#app/ui/day.tsx";
import { slug } from "#app/ui/format.ts";
import { InertButtons } from "#app/ui/inert-button.tsx";

const cities: readonly string[] = site.cities;

export default function Summits() {
  return (
    <>
      <PageHeader lead="A summit is a full day of talks in several tracks, with time to meet people." />
      <ul className="page band grid gap-8">
        {summits.map(({ title, date, location, description, speakers, tracks }) => (
          <li key={title} className="card grid grid-cols-1 overflow-clip lg:grid-cols-[4fr_8fr]">
            <p className="on-brand flex flex-col gap-1 p-6 sm:p-9">
              <span className="heading text-3xl/tight">
                <Day date={date} />
              </span>
              <span className="text-xl">{location}</span>
              <Loop city={cities.indexOf(location)} className="mt-auto size-28 max-lg:hidden" />
            </p>
            <div className="min-w-0 p-6 sm:p-9">
              <h2 id={slug(title)} className="title">
                {title}
              </h2>
              <p className="mt-3 max-w-[38rem] text-lg">{description}</p>
              <dl className="mt-6 mb-8 grid gap-6 sm:grid-cols-2">
                <Named name="Speakers" values={speakers} />
                <Named name="Tracks" values={tracks} />
              </dl>
              <InertButtons
                labels={["Register Now", "Learn More"]}
                note="Registration is not open yet. No more details are available."
                heading={slug(title)}
              />
            </div>
          </li>
        ))}
      </ul>
      <AvailableNow />
    </>
  );
}

function Named({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      {values.map((value) => (
        <dd key={value} className="font-bold">
          {value}
        </dd>
      ))}
    </div>
  );
}
