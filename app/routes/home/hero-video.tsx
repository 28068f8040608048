import pause from "@phosphor-icons/core/fill/pause-fill.svg?icon";
import play from "@phosphor-icons/core/fill/play-fill.svg?icon";
import { Icon } from "#app/ui/icon.tsx";
import mp4 from "./hero.mp4";
import webm from "./hero.webm";
import poster from "./poster.svg";

const size = { width: 1080, height: 1080, className: "hero-picture" };

/** A video that draws the motif. `hero-video-script.ts` shows and plays it. */
export function HeroVideo() {
  return (
    <div className="hero-media">
      <img {...size} src={poster} alt="" />
      <Video hidden />
      {/* The controls cost a slow phone many style passes, so only the video without JavaScript has controls. */}
      <noscript>
        <Video controls />
      </noscript>
      <button type="button" className="button button-tertiary hero-pause" hidden>
        <span className="when-playing">
          <Icon path={pause} size={20} /> <span className="max-sm:sr-only">Pause</span>
        </span>
        <span className="when-paused">
          <Icon path={play} size={20} /> <span className="max-sm:sr-only">Play</span>
        </span>
        <span className="sr-only"> animation</span>
      </button>
    </div>
  );
}

function Video(props: { hidden?: boolean; controls?: boolean }) {
  return (
    <video
      {...size}
      {...props}
      poster={poster}
      aria-label="Animation: one line is drawn around nine dots"
      muted
      loop
      playsInline
      preload="none"
    >
      {/* With `codecs`, a browser knows before the download whether it can play the file. */}
      <source src={webm} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={mp4} type='video/mp4; codecs="avc1.640020"' />
    </video>
  );
}
