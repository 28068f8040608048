import { experiences } from "#app/content/home.ts";
import { Artwork } from "#app/motif/artwork.tsx";
import { Dots } from "#app/motif/dots.tsx";
import { cityLoops } from "#app/motif/geometry.ts";

/** What a meetup is made of: three cards, each with one loop of the motif. */
export function Experience() {
  const loops = cityLoops();
  return (
    <section className="band bg-sand">
      <div className="page">
        <h2 className="title">What you take home</h2>
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {Object.entries(experiences).map(([title, text], index) => (
            <li
              key={title}
              className="card grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 border-transparent p-6 enlarged:block md:block md:p-8"
            >
              <Artwork className="loop-mark">
                <path d={loops.join("")} />
                <path d={loops[index]} className="loop-drawn" />
                <Dots radius={0.24} className="loop-dots" />
              </Artwork>
              <h3 className="self-center font-display text-2xl/[1.2] font-semibold enlarged:mt-4 md:mt-6 md:mb-2">
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
