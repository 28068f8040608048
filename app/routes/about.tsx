import { missionParagraphs, nameParagraphs, organisers, principles, stats } from "#app/content/about.ts";
import { Logo } from "#app/motif/logo.tsx";
import { PageHeader } from "#app/parts/page-header.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";

export default function About() {
  return (
    <>
      <PageHeader />
      <section className="page band columns items-center">
        <div className="lg:col-span-2">
          <h2>Our mission</h2>
          <Paragraphs texts={missionParagraphs} />
        </div>
        <dl className="grid grid-cols-2 gap-4 enlarged:grid-cols-1 lg:max-xl:grid-cols-1">
          {stats.map(({ label, figure }) => (
            <div key={label} className="card flex flex-col-reverse justify-end p-inset">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-display text-3xl/none font-bold text-link">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="page band on-brand columns items-center">
        <Logo className="size-40 lg:size-72" />
        <div className="max-w-xl lg:col-span-2">
          <h2>Nine dots, one line</h2>
          <Paragraphs texts={nameParagraphs} />
        </div>
      </section>
      {organisers.length > 0 && (
        <PointGrid
          title="Who runs this"
          points={organisers.map(({ name, city, does }) => ({ title: `${name}, ${city}`, text: does }))}
          className="pb-0"
        />
      )}
      <PointGrid title="How we work" points={principles}>
        <p className="mt-12 flex flex-wrap gap-4">
          <ButtonLink href="/register" label="See ways to join" />{" "}
          <ButtonLink href="/briefings" look="tertiary" label="See our initiatives" />
        </p>
        <p className="mt-6">
          Read our <a href="/terms#code-of-conduct">code of conduct</a> and our <a href="/privacy">privacy policy</a>,
          or <a href="/contact">contact us</a>.
        </p>
      </PointGrid>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-4 text-lg">
      {text}
    </p>
  ));
}
