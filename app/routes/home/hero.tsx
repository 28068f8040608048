import { site } from "#app/content/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { slug } from "#app/ui/format.ts";
import { HeroVideo } from "./hero-video.tsx";

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
          {site.cities.map(({ name, colour }) => (
            <li key={name}>
              <a className="inline-flex min-h-10 items-center gap-2" href={`/events#${slug(name)}`}>
                <span className={`size-[14px] rounded-full border-3 ${colour}`} />
                Meetups in {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <HeroVideo />
    </section>
  );
}
