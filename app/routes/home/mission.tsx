import { missionStatement } from "#app/content/home.ts";
import { Artwork, Dots } from "#app/motif/artwork.tsx";
import { ONE_LINE } from "#app/motif/geometry.ts";

/** The mission statement. `mission-script.ts` fades it in once, and its line is drawn meanwhile. */
export function Mission() {
  return (
    <section className="mission on-brand">
      <Artwork className="mission-motif">
        <path d={ONE_LINE} pathLength={1} />
        <Dots radius={0.16} className="fill-cream" />
      </Artwork>
      <div className="page">
        <div className="mission-statement">
          <h2 className="heading text-pune print:text-inherit">Our mission</h2>
          <p className="mission-text">{missionStatement}</p>
        </div>
      </div>
    </section>
  );
}
