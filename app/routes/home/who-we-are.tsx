import { site } from "#app/content/site.ts";
import { Island } from "#app/islands/island.tsx";
import { Counters } from "./counters.tsx";

/** Who we are, with the counters (docs/product.md, Home). */
export function WhoWeAre() {
  return (
    <section className="band-tall">
      <div className="page">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <h2 className="title">Staying safe online is easier together</h2>
          <div className="grid max-w-[65ch] gap-4 text-[1.125rem]">
            <p>
              {site.name} means “nine dots”. It comes from rangoli and kolam. People set out dots on the doorstep and
              draw one line around them to protect the home.
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
      </div>
    </section>
  );
}
