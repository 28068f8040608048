import { experiences } from "#app/content/home.ts";
import { Artwork } from "#app/motif/artwork.tsx";
import { Dots } from "#app/motif/dots.tsx";
import { cityLoops, NINE_DOTS } from "#app/motif/geometry.ts";

/** What a meetup is made of: three cards, each with one loop of the motif. */
export function Experience() {
  return (
    <section className="band bg-sand">
      <div className="page">
        <h2 className="title">What you take home</h2>
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {Object.entries(experiences).map(([title, text], index) => (
            <li key={title} className="card experience-card">
              <LoopMark loop={index} />
              <h3 className="card-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function LoopMark({ loop }: { loop: number }) {
  return (
    <Artwork className="loop-mark">
      <path d={cityLoops.join("")} />
      <path d={cityLoops[loop]} className="loop-drawn" />
      <Dots grid={NINE_DOTS} radius={0.24} className="loop-dots" />
    </Artwork>
  );
}
