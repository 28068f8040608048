import pause from "@phosphor-icons/core/fill/pause-fill.svg?icon";
import play from "@phosphor-icons/core/fill/play-fill.svg?icon";
import { useEffect, useRef, useState } from "react";
import mp4 from "#app/motif/hero/hero.mp4";
import webm from "#app/motif/hero/hero.webm";
import poster from "#app/motif/hero/poster.svg";
import { Icon } from "#app/ui/icon.tsx";
import { useVideoAllowed } from "./use-video-allowed.ts";

const size = { width: 1280, height: 720, className: "hero-picture" };

/** With the codecs, so that browsers do not fetch a file that they cannot play. WebKitGTK plays the second once alone. */
const sources = (media?: string, onError?: () => void) => (
  <>
    <source src={mp4} type='video/mp4; codecs="avc1.64001f"' media={media} />
    <source src={webm} type='video/webm; codecs="av01.0.05M.08"' media={media} onError={onError} />
  </>
);

const decoration = {
  ...size,
  poster,
  "aria-label": "Animation: one line is drawn around nine dots",
  autoPlay: true,
  muted: true,
  loop: true,
  playsInline: true,
};

/**
 * The motif being drawn, as decoration, after its poster. Without JavaScript the video has the browser's controls; with
 * it, the video loads after the page and has our Pause button; where it cannot be played, the poster stays.
 */
export function HeroVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const isAllowed = useVideoAllowed();
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the element.
  useEffect(() => {
    const { current: film } = video;
    return () => {
      if (!film || film.isConnected) return;
      // WebKit holds a film that has left the page, and what plays it, for long.
      film.replaceChildren();
      film.load();
    };
  }, [isAllowed, hasFailed]);
  const toggle = () => {
    const { current: film } = video;
    if (!film) return;
    // Or WebKit plays it again when it brings the page back from its cache.
    film.autoplay = !isPlaying;
    if (isPlaying) film.pause();
    else film.play();
  };

  return (
    <div className="hero-media">
      <img {...size} src={poster} alt="" />
      <noscript>
        <video {...decoration} preload="none" controls>
          {sources("(prefers-reduced-motion: no-preference)")}
        </video>
      </noscript>
      {isAllowed && !hasFailed && (
        <>
          <video
            {...decoration}
            ref={video}
            // Firefox would stop there, and shows no focus under the mask.
            tabIndex={-1}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            // React brings a source's error here, too.
            onError={({ target, currentTarget }) => target === currentTarget && fail()}
          >
            {/* Without `media`: React creates the video detached, where no media query matches in WebKit. */}
            {sources(undefined, fail)}
          </video>
          <button
            type="button"
            className="button button-tertiary absolute top-full right-0 mt-2 min-h-11 px-4"
            onClick={toggle}
          >
            <Icon path={isPlaying ? pause : play} size={20} />
            <span>{isPlaying ? "Pause" : "Play"}</span>
            <span className="sr-only"> animation</span>
          </button>
        </>
      )}
    </div>
  );
}
