import { experiences } from "#app/content/home.ts";
import { Pictogram } from "#app/motif/pictogram.tsx";

/** What visitors take home: three small experience cards in a row. */
export function Experience() {
  return (
    <section className="page pb-[72px] lg:pb-[112px]" aria-labelledby="take-home">
      <h2 id="take-home" className="heading">
        What you take home
      </h2>
      <ul className="mt-6 grid gap-6 lg:grid-cols-3">
        {experiences.map(({ title, text, picture }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-5"
          >
            <Pictogram name={picture} className="row-span-2 h-auto w-13" />
            <h3 className="font-display text-xl/tight font-semibold">{title}</h3>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
