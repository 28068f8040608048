/** A figure and what it counts, as one entry of a `<dl>`. */
export function StatTile({ figure, label }: { figure: string; label: string }) {
  return (
    <div className="card flex flex-col-reverse justify-end p-5 sm:p-6">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-display text-[min(2.25rem,8vw)] leading-none font-bold text-link sm:text-5xl">{figure}</dd>
    </div>
  );
}
