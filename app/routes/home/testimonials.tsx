import pause from "@phosphor-icons/core/fill/pause-fill.svg?icon";
import play from "@phosphor-icons/core/fill/play-fill.svg?icon";
import { useState } from "react";
import { testimonials } from "~/content/testimonials";
import { Icon } from "~/ui/icon";
import { useHydrated } from "./use-hydrated";

/**
 * What people say, in a strip that goes round in 60 seconds and pauses on hover, on focus and by its button
 * (specification, sections 2 and 9). Without a script it stands still and can be scrolled sideways; under reduced motion
 * it is a grid.
 */
export function Testimonials() {
  const isHydrated = useHydrated();
  const [isPaused, setPaused] = useState(false);
  return (
    <section className="home-section overflow-hidden" aria-labelledby="testimonials">
      <div className="page strip-head">
        <h2 id="testimonials" className="title">
          What people say
        </h2>
        <button
          type="button"
          // Its place is kept, so that nothing moves when it comes.
          className={`strip-pause ${isHydrated ? "" : "invisible"}`}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon path={isPaused ? play : pause} size={20} />
          {isPaused ? "Play" : "Pause"}
          <span className="sr-only"> testimonials</span>
        </button>
      </div>
      <section
        className="strip"
        aria-label="Testimonials"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard pauses it, and scrolls it without a script.
        tabIndex={0}
        data-moving={isHydrated}
        data-paused={isPaused}
      >
        <div className="strip-track">
          <ul className="strip-list">
            <Quotes />
          </ul>
          {isHydrated && (
            // Follows the list so that the loop has no seam.
            <ul className="strip-list strip-copy" aria-hidden="true" {...{ inert: "" }}>
              <Quotes />
            </ul>
          )}
        </div>
      </section>
    </section>
  );
}

function Quotes() {
  return testimonials.map(({ name, role, message }) => (
    <li key={name} className="quote">
      <figure>
        <blockquote className="quote-message">{message}</blockquote>
        <figcaption>
          <span className="font-bold">{name}</span>
          <span className="text-ink-2"> · {role}</span>
        </figcaption>
      </figure>
    </li>
  ));
}
