import { NineDots } from "#app/motif/nine-dots.tsx";

/** Texts side by side, each with its title as a heading one level below the section's. */
export function PointGrid({ points }: { points: Readonly<Record<string, string>> }) {
  const titled = Object.entries(points);
  return (
    <ul className={`grid gap-x-10 gap-y-9 ${titled.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-3"}`}>
      {titled.map(([title, text], index) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] gap-x-5 border-t-2 border-line pt-5 enlarged:block sm:block"
        >
          <NineDots lit={index} className="row-span-2 size-8 text-link" />
          <h3 className="heading enlarged:mt-2 sm:mt-4">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
