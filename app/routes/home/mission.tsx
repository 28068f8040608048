import { missionStatement } from "#app/content/home.ts";
import { Artwork } from "#app/motif/artwork.tsx";
import { Dots } from "#app/motif/dots.tsx";
import { oneLine } from "#app/motif/geometry.ts";

/** The mission statement. `mission-script.ts` fades it in once. */
export function Mission() {
  return (
    <section className="mission on-brand">
      <Artwork className="mission-motif">
        <path d={oneLine()} />
        <Dots radius={0.12} className="fill-current" />
      </Artwork>
      <div className="page">
        <div className="mission-statement">
          <h2 className="font-display text-xl/[1.4] font-semibold text-pune print:text-inherit">Our mission</h2>
          <p className="mission-text">{missionStatement}</p>
        </div>
      </div>
    </section>
  );
}
