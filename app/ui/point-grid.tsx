type PointGridProps = {
  title: string;
  /** The texts by their titles. */
  points: Readonly<Record<string, string>>;
  /** Whether they are numbered steps. */
  ordered?: boolean;
};

/** A heading, and texts side by side, each with its title as an h3. */
export function PointGrid({ title, points, ordered }: PointGridProps) {
  const titled = Object.entries(points);
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <h2 className="title mb-10">{title}</h2>
      <List
        className={`grid gap-x-10 gap-y-9 ${ordered ? "numbered-list timeline" : ""} ${
          { 3: "md:grid-cols-3", 5: "sm:grid-cols-2 lg:grid-cols-5" }[titled.length] ?? "sm:grid-cols-2 lg:grid-cols-3"
        }`}
      >
        {titled.map(([point, text]) => (
          <li key={point} className={ordered ? "" : "border-t-2 border-line pt-5"}>
            <h3 className="heading">{point}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </List>
    </>
  );
}
