import pause from "@phosphor-icons/core/fill/pause-fill.svg?icon";
import play from "@phosphor-icons/core/fill/play-fill.svg?icon";
import { useEffect, useRef, useState } from "react";
import { testimonials } from "#app/content/testimonials.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMayMove } from "#app/ui/use-may-move.ts";
import { useLoop } from "./use-loop.ts";

/**
 * What people say, in a looping strip (docs/product.md, Home). While it is paused, and without JavaScript, it can be
 * scrolled.
 */
export function Testimonials() {
  const strip = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    setHydrated(true);
    // A page that goes into the back/forward cache is not told where the mouse has gone, or that it has stayed.
    const ask = () => setHovered(strip.current?.matches(":hover") ?? false);
    addEventListener("pageshow", ask);
    return () => removeEventListener("pageshow", ask);
  }, []);
  const mayMove = useMayMove();
  useLoop(strip, mayMove && isHydrated && !isPaused && !isHovered && !isFocused);
  return (
    <section className="band overflow-hidden">
      <div className="page flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 className="title">What people say</h2>
        <button
          type="button"
          // Invisible rather than absent, to avoid a layout shift.
          className={`button button-tertiary strip-pause min-h-11 min-w-30 flex-none px-4 ${isHydrated ? "" : "invisible"}`}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon path={isPaused ? play : pause} size={20} />
          <span>{isPaused ? "Play" : "Pause"}</span>
          <span className="sr-only"> testimonials</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions. */}
      <div
        ref={strip}
        className="strip"
        role="group"
        aria-label="Testimonials"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard pauses it, and scrolls it.
        tabIndex={0}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onTouchStart={() => setPaused(true)}
      >
        <div className="strip-window">
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
        </div>
      </div>
    </section>
  );
}

function Quotes() {
  return testimonials.map(({ name, role, message }) => (
    <li key={name} className="quote">
      <figure className="card flex h-full flex-col justify-between gap-6 p-8 [box-shadow:none]">
        <blockquote className="quote-message">{message}</blockquote>
        <figcaption>
          <span className="font-bold">{name}</span>
          <span className="text-ink-2"> · {role}</span>
        </figcaption>
      </figure>
    </li>
  ));
}
