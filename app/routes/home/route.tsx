import { experiences, missionStatement } from "#app/content/home.ts";
import { qrCodeOf, site, socialLinks } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { Artwork, Dots } from "#app/motif/artwork.tsx";
import { ONE_LINE } from "#app/motif/geometry.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { JoinCards } from "#app/shell/join-cards.tsx";
import { SocialLink } from "#app/shell/social-link.tsx";
import { Counters } from "./counters.tsx";
import { Hero } from "./hero.tsx";
import { Testimonials } from "./testimonials.tsx";

export default function Home() {
  return (
    <>
      <Hero />
      <WhoWeAre />
      <Experience />
      <Mission />
      <section id="join" className="page band-tall">
        <h2>Three ways to join</h2>
        <p className="mt-4 mb-10 max-w-[50ch]">
          Bring your voice, your time or your space. Every meetup is free and run by people like you.
        </p>
        <JoinCards heading="h3" />
      </section>
      <div className="bg-sand">
        <Island name="testimonials" when="visible" component={Testimonials} props={{}} />
        <Social />
      </div>
    </>
  );
}

function WhoWeAre() {
  return (
    <section className="page band-tall">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <h2>Staying safe online is easier together</h2>
        <div className="grid max-w-[65ch] gap-4 text-[1.125rem]">
          <p>
            {site.name} means “nine dots”. It comes from rangoli and kolam. People set out dots on the doorstep and draw
            one line around them to protect the home.
          </p>
          <p>
            We meet every month. Meetups are free and run by volunteers. You are welcome with or without a technical
            background.
          </p>
          <p>
            <a href="/about">More about the community</a>
          </p>
        </div>
      </div>
      <Island name="counters" when="visible" component={Counters} props={{}} />
    </section>
  );
}

function Experience() {
  return (
    <section className="page pb-[72px] lg:pb-[112px]">
      <h2 className="heading">What you take home</h2>
      <ul className="mt-6 grid gap-6 lg:grid-cols-3">
        {experiences.map(({ title, text, picture }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-5"
          >
            <Pictogram name={picture} className="row-span-2 h-auto w-13" />
            <h3 className="font-display text-xl/tight font-semibold">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mission statement. `mission-script.ts` fades it in once, and its line is drawn meanwhile. */
function Mission() {
  return (
    <section className="page mission on-brand">
      <Artwork className="mission-motif">
        <path d={ONE_LINE} pathLength={1} />
        <Dots radius={0.16} className="fill-cream" />
      </Artwork>
      <div className="mission-statement">
        <h2 className="heading text-pune print:text-inherit">Our mission</h2>
        <p className="mission-text">{missionStatement}</p>
      </div>
    </section>
  );
}

function Social() {
  return (
    <section className="page band grid pt-0 lg:pt-0 items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2>Find us between meetups</h2>
        <p className="mt-4 max-w-[40ch]">
          Follow us or say hello. <span className="max-lg:hidden">Scan a code with your phone, or open a link.</span>{" "}
          Each link opens another site.
        </p>
      </div>
      <ul className="social-list grid gap-3 lg:grid-cols-3">
        {socialLinks.map((social) => (
          <li key={social.network}>
            <SocialLink social={social}>
              <img
                src={qrCodeOf(social.network)}
                alt={`QR code of our ${social.network} page`}
                className="col-span-full mb-3 w-full rounded-[6px] max-lg:hidden"
                width={200}
                height={200}
                loading="lazy"
              />
            </SocialLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
