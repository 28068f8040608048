import { Divider } from "~/motif/divider";
import { JoinCards } from "~/routes/join-cards";
import { pageMeta } from "../page-meta";
import { About } from "./about";
import { Experience } from "./experience";
import { Hero } from "./hero";
import { Mission } from "./mission";
import { Organization } from "./organization";
import { Social } from "./social";
import { Testimonials } from "./testimonials";

export const meta = () => pageMeta("/");

export default function Home() {
  return (
    <>
      <Hero />
      <About />
      <Experience />
      <Mission />
      <section id="join" className="home-section">
        <div className="page">
          <h2 className="title">Three ways to join</h2>
          <p className="mt-4 mb-10 max-w-[50ch]">
            Bring your voice, your time or your hall. Every meetup is free, and made by people like you.
          </p>
          <JoinCards heading="h3" />
        </div>
      </section>
      <Divider className="page" />
      <Testimonials />
      <Social />
      <Organization />
    </>
  );
}
