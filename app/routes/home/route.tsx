import { Island } from "#app/islands/island.tsx";
import { JoinCards } from "#app/shell/join-cards.tsx";
import { Experience } from "./experience.tsx";
import { Hero } from "./hero.tsx";
import { Mission } from "./mission.tsx";
import { Social } from "./social.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhoWeAre } from "./who-we-are.tsx";

export default function Home() {
  return (
    <>
      <Hero />
      <WhoWeAre />
      <Experience />
      <Mission />
      <section id="join" className="band-tall">
        <div className="page">
          <h2 className="title">Three ways to join</h2>
          <p className="mt-4 mb-10 max-w-[50ch]">
            Bring your voice, your time or your space. Every meetup is free and run by people like you.
          </p>
          <JoinCards heading="h3" />
        </div>
      </section>
      <div className="bg-sand">
        <Island name="testimonials" when="visible" component={Testimonials} props={{}} />
        <Social />
      </div>
    </>
  );
}
