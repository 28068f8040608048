import { experiences, missionStatement, socialNote, waysNote, whoWeAre } from "#app/content/home.ts";
import { nineMessages } from "#app/content/nine-messages.ts";
import { qrCodeOf, socialLinks } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { Artwork, Dots } from "#app/motif/artwork.tsx";
import { ONE_LINE_PATH } from "#app/motif/geometry.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";
import { JoinCards } from "#app/parts/join-cards.tsx";
import { ScamMessage } from "#app/parts/scam-message.tsx";
import { SocialLink } from "#app/parts/social-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import Counters from "./counters.island.tsx";
import { Hero } from "./hero.tsx";
import Testimonials from "./testimonials.island.tsx";

export default function Home() {
  return (
    <>
      <Hero />
      <NineMessages />
      <WhoWeAre />
      <Experience />
      <Mission />
      <section id="join" className="page py-section-tall">
        <h2>Three ways to join</h2>
        <p className="mt-4 mb-10">{waysNote}</p>
        <JoinCards heading="h3" />
      </section>
      <div className="bg-sand">
        <Island name="testimonials" component={Testimonials} props={{}} />
        <Social />
      </div>
    </>
  );
}

function NineMessages() {
  const { path, title, example, scam, real } = nineMessages;
  return (
    <section className="page bg-sand grid items-center gap-x-6 gap-y-6 py-8 lg:grid-cols-3 lg:py-10">
      <div className="lg:col-span-2">
        <h2>{title}</h2>
        <div className="mt-5 mb-6 max-w-prose">
          <ScamMessage caption={`${example.kind}. ${example.situation}`} text={example.text} />
        </div>
        {/* The quiz opens at its first message, with this answer. */}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={`${path}#scam-1`} look="tertiary" label={scam} />{" "}
          <ButtonLink href={`${path}#real-1`} look="tertiary" label={real} />
        </p>
      </div>
      <Artwork viewBox="0.7 0.7 4.6 4.6" className="size-48 justify-self-end max-lg:hidden">
        <Dots radius={0.3} className="fill-action-deep" />
      </Artwork>
    </section>
  );
}

function WhoWeAre() {
  return (
    <section className="page py-section-tall">
      <div className="columns gap-y-6">
        <h2>Staying safe online is easier together</h2>
        <div className="grid max-w-prose gap-4 text-lg lg:col-span-2">
          {whoWeAre.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <a href="/about">More about the community</a>
          </p>
        </div>
      </div>
      <Island name="counters" component={Counters} props={{}} />
    </section>
  );
}

function Experience() {
  return (
    <section className="page pb-section-tall">
      <h2>What you take home</h2>
      <ul className="columns mt-6 gap-y-6">
        {experiences.map(({ title, text, picture }) => (
          <li key={title} className="flex gap-4 border-t border-line pt-5">
            <Pictogram name={picture} edge="left" className="size-13 flex-none" />
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mission statement. `mission-script.ts` fades in the text once, and CSS then draws the line. */
function Mission() {
  return (
    <section className="page mission on-brand">
      <Artwork className="mission-motif">
        <path d={ONE_LINE_PATH} pathLength={1} />
        <Dots radius={0.16} className="fill-cream" />
      </Artwork>
      <div className="mission-statement">
        <h2 className="text-pune print:text-inherit">Our mission</h2>
        <p className="title mt-3 text-3xl/snug font-semibold lg:text-4xl/tight">{missionStatement}</p>
      </div>
    </section>
  );
}

function Social() {
  return (
    <section className="page pb-section-tall">
      <h2>Find us between meetups</h2>
      <p className="mt-4 mb-6">
        {socialNote.follow} <span className="max-lg:hidden">{socialNote.scan}</span> {socialNote.leaves}
      </p>
      <ul className="social-list columns gap-y-3">
        {socialLinks.map((social) => (
          <li key={social.network}>
            <SocialLink social={social}>
              <img
                src={qrCodeOf(social.network)}
                alt={`QR code of our ${social.network} page`}
                className="max-lg:hidden"
                width={128}
                height={128}
                loading="lazy"
              />
            </SocialLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
