import { site } from "#app/content/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeroVideo } from "./hero-video.tsx";

const rings = ["before:border-pune", "before:border-bengaluru", "before:border-hyderabad"];

/** The tagline, two buttons, the cities and the motif. */
export function Hero() {
  return (
    <section className="page on-brand grid content-center items-center gap-x-10 gap-y-8 pt-10 pb-6 sm:grid-cols-[6fr_5fr] lg:min-h-[min(100svh-4.5rem,56rem)]">
      <div>
        <h1 className="hero-title min-[100rem]:text-[5.25rem]">{site.tagline}</h1>
        <p className="mt-6 max-w-[36ch] text-xl/normal">{site.description}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href="#join" label="Join us" /> <ButtonLink href="/events" look="tertiary" label="See events" />
        </p>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-1 max-lg:flex-col" aria-label="Cities">
          {site.cities.map((city, index) => (
            <li key={city}>
              <a
                className={`inline-flex min-h-10 items-center gap-2 before:size-[14px] before:rounded-full before:border-3 ${rings[index]}`}
                href={`/events#${city.toLowerCase()}`}
              >
                Meetups in {city}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <HeroVideo />
    </section>
  );
}
