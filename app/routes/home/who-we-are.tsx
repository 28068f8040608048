import { useRef } from "react";
import { type Counter, counters } from "#app/content/home.ts";
import { site } from "#app/content/site.ts";
import { useCountUp } from "./use-count-up.ts";
import { useFirstView } from "./use-first-view.ts";

/** Who we are, with the counters (docs/product.md, Home). */
export function WhoWeAre() {
  const numbers = useRef<HTMLDListElement>(null);
  const share = useCountUp(useFirstView(numbers));
  return (
    <section className="band">
      <div className="page">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <h2 className="title">Staying safe online is easier together</h2>
          <div className="grid max-w-[65ch] gap-4 text-[1.125rem]">
            <p>
              {site.name} means “nine dots”. The name comes from the drawing that people make at the doorstep: one line
              around the dots that protects what is inside.
            </p>
            <p>
              We meet every month in Pune, Bengaluru and Hyderabad. Meetups are free and run by volunteers. You are
              welcome with or without a technical background.
            </p>
            <p>
              <a href="/about">More about the community</a>
            </p>
          </div>
        </div>
        <dl ref={numbers} className="mt-14 grid gap-8 md:grid-cols-3 md:gap-0 print:break-inside-avoid">
          {counters.map((counter) => (
            <div key={counter.label} className="figure counter">
              <dt className="text-[1.125rem]">{counter.label}</dt>
              <dd className="counter-value">
                <CounterValue value={counter.value} share={share} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The moving digits are only visual; screen readers and print get the final value. */
function CounterValue({ value, share }: { value: Counter["value"]; share: number }) {
  if (share === 1) return <span>{`${value}+`}</span>;
  return (
    <>
      <span className="sr-only print:not-sr-only">{`${value}+`}</span>
      <span className="print:hidden" aria-hidden="true">
        {`${Math.floor(value * share)}+`}
      </span>
    </>
  );
}
