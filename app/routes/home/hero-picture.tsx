import pause from "@phosphor-icons/core/fill/pause-fill.svg?icon";
import play from "@phosphor-icons/core/fill/play-fill.svg?icon";
import { site } from "#app/content/site.ts";
import { Artwork, Dots } from "#app/motif/artwork.tsx";
import { WOVEN, WOVEN_PATHS } from "#app/motif/geometry.ts";
import { NextDay } from "#app/parts/announced-meetups.tsx";
import { slug } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import mp4 from "./hero.mp4";
import webm from "./hero.webm";

/** The woven loops of the cities, each with its name as a link, and the video that draws them. */
export function HeroPicture() {
  return (
    <div className="hero-media">
      <ul className="hero-cities">
        {site.cities.map(({ name, colourClass }) => (
          <li key={name} className={colourClass}>
            <a href={`/events#${slug(name)}`}>
              <span className="sr-only">Meetups in </span>
              {`${name} `}
              <NextDay city={name} />
            </a>
          </li>
        ))}
      </ul>
      <div className="hero-stage">
        <Artwork className="hero-picture fill-none stroke-current">
          {site.cities.map(({ name, colourClass, loop }) => (
            <path key={name} className={colourClass} d={WOVEN_PATHS[loop]} strokeWidth={WOVEN.line} />
          ))}
          <Dots radius={WOVEN.dot} className="fill-cream" />
        </Artwork>
        {/* `hero-video-script.ts` shows and plays it once. It begins from the picture and ends on it. */}
        <video
          width={1080}
          height={1080}
          className="hero-picture"
          aria-label="Animation: the loops of the three cities are woven"
          hidden
          muted
          playsInline
          preload="none"
        >
          {/* With `codecs`, a browser knows before the download whether it can play the file. */}
          <source src={webm} type='video/webm; codecs="av01.0.05M.08"' />
          <source src={mp4} type='video/mp4; codecs="avc1.640020"' />
        </video>
      </div>
      <button type="button" className="button button-tertiary hero-pause" hidden>
        <Icon path={pause} size={20} className="when-playing" />
        <Icon path={play} size={20} className="when-paused" />
        <span className="sr-only">
          <span className="when-playing">Pause</span>
          <span className="when-paused">Play</span> animation
        </span>
      </button>
    </div>
  );
}
