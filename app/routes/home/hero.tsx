import { site } from "#app/content/site.ts";
import { NextMeetup } from "#app/parts/next-meetup.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { slug } from "#app/ui/format.ts";
import { HeroVideo } from "./hero-video.tsx";

/** The first section of the home page. */
export function Hero() {
  return (
    <section className="page on-brand grid content-center items-center gap-x-6 gap-y-4 overflow-x-clip py-6 sm:grid-cols-2 lg:pt-8">
      <div>
        <h1 className="title text-5xl/tight">{site.tagline}</h1>
        <p className="mt-5 max-w-md text-lg/normal sm:text-xl/normal">{site.description}</p>
        <p className="mt-6 flex flex-wrap gap-4">
          <ButtonLink href="#join" label="Join us" /> <ButtonLink href="/events" look="tertiary" label="See events" />
        </p>
        <NextMeetup as="p" className="mt-4" />
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
          {site.cities.map(({ name, colourClass }) => (
            <li key={name}>
              <a className="inline-flex min-h-10 items-center gap-2" href={`/events#${slug(name)}`}>
                <span className={`size-3.5 rounded-full border-3 ${colourClass}`} />
                <span>
                  <span className="max-lg:sr-only">Meetups in </span>
                  {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <HeroVideo />
    </section>
  );
}
