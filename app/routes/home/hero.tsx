import { site } from "#app/content/site.ts";
import { AnnouncedMeetups } from "#app/parts/announced-meetups.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The tagline breaks after its comma. */
const [firstLine, ...otherLines] = site.tagline.split(/(?<=,) /);

/** The first section of the home page. */
export function Hero() {
  return (
    <section className="page on-brand grid content-center items-center gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto] lg:pt-8">
      <div>
        <h1 className="title text-5xl/tight">
          <span className="block">{`${firstLine} `}</span>
          <span className="block">{otherLines.join(" ")}</span>
        </h1>
        <p className="mt-5 max-w-md text-lg/normal sm:text-xl/normal">{site.description}</p>
        <p className="mt-6 flex flex-wrap gap-4">
          <ButtonLink href="#join" label="Join us" /> <ButtonLink href="/events" look="tertiary" label="See events" />
        </p>
        <AnnouncedMeetups as="p" className="mt-4 max-sm:hidden" />
      </div>
      <HeroPicture />
    </section>
  );
}
