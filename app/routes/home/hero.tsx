import { site } from "#app/content/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeroVideo } from "./hero-video.tsx";

/** The tagline, two buttons, the cities and the motif. */
export function Hero() {
  return (
    <section className="hero on-brand">
      <div className="page grid items-center gap-10 pt-10 pb-6 sm:grid-cols-[6fr_5fr] print:pt-0">
        <div>
          <h1 className="hero-title">{site.tagline}</h1>
          <p className="mt-6 max-w-[34ch] text-xl/normal">{site.description}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href="#join">Join us</ButtonLink>{" "}
            <ButtonLink href="/events" look="tertiary">
              See events
            </ButtonLink>
          </p>
          <ul className="hero-cities" aria-label="Cities">
            {site.cities.map((city) => (
              <li key={city} data-city={city}>
                <a href={`/events#${city.toLowerCase()}`}>Meetups in {city}</a>
              </li>
            ))}
          </ul>
        </div>
        <HeroVideo />
      </div>
    </section>
  );
}
