import pause from "@phosphor-icons/core/fill/pause-fill.svg?icon";
import play from "@phosphor-icons/core/fill/play-fill.svg?icon";
import { useEffect, useRef, useState } from "react";
import { testimonials } from "#app/content/testimonials.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Testimonials in a strip (docs/product.md, Home). When the strip does not move, it can be scrolled. */
export default function Testimonials() {
  const strip = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"still" | "moving" | "paused">("still");
  useEffect(() => setState("moving"), []);

  /** Stops the strip where it is, so that it can be swiped to both sides. */
  function pauseStrip(): void {
    const track = strip.current?.querySelector(".strip-track");
    if (!strip.current || !track) return;
    const { transform } = getComputedStyle(track);
    strip.current.scrollLeft -= new DOMMatrix(transform).e;
    setState("paused");
  }

  /** Starts the strip again. It scrolls to its first card while the movement waits. */
  function playStrip(): void {
    strip.current?.scrollTo({ left: 0, behavior: "smooth" });
    setState("moving");
  }

  const isPaused = state === "paused";
  // Before hydration the button is invisible but takes up its space, to avoid a layout shift.
  const visibility = state === "still" ? "invisible" : "";
  return (
    <section className="band overflow-hidden">
      <div className="page flex min-h-11 items-center justify-between gap-4">
        <h2>What people say</h2>
        <button
          type="button"
          className={`button button-tertiary strip-pause min-h-11 flex-none px-4 sm:min-w-30 ${visibility}`}
          onClick={isPaused ? playStrip : pauseStrip}
        >
          <Icon path={isPaused ? play : pause} size={20} />
          <span className="max-sm:sr-only">{isPaused ? "Play" : "Pause"}</span>
          <span className="sr-only"> testimonials</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions. */}
      <div
        ref={strip}
        className="strip"
        data-state={state}
        role="group"
        aria-label="Testimonials"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus pauses the strip, and the arrow keys scroll it.
        tabIndex={0}
        onTouchStart={pauseStrip}
      >
        <div className="strip-window">
          <div className="strip-track">
            <ul className="strip-list">
              <Quotes />
            </ul>
            {state !== "still" && (
              // These copies follow the list and precede it, so that the loop has no gap.
              <>
                <ul className="strip-list strip-copy" aria-hidden="true">
                  <Quotes />
                </ul>
                <ul className="strip-list strip-copy strip-before" aria-hidden="true">
                  <Quotes />
                </ul>
              </>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Quotes() {
  return testimonials.map(({ name, role, message }) => (
    <li key={message} className="quote">
      <figure className="card flex h-full flex-col justify-between gap-6 p-inset shadow-none">
        <blockquote className="quote-message">{message}</blockquote>
        <figcaption>
          <span className="font-bold">{name}</span>
          <span className="text-ink-2"> · {role}</span>
        </figcaption>
      </figure>
    </li>
  ));
}
