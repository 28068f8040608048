import type { ReactNode } from "react";

type PointGridProps = {
  title: string;
  /** The texts by their titles. */
  points: Readonly<Record<string, string>>;
  /** Whether they are numbered steps. */
  ordered?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A section of texts side by side, each with its title as an h3. */
export function PointGrid({ title, points, ordered, className = "", children }: PointGridProps) {
  const titled = Object.entries(points);
  const List = ordered ? "ol" : "ul";
  const columns = { 3: "md:grid-cols-3", 5: "sm:grid-cols-2 lg:grid-cols-5" }[titled.length];
  return (
    <section className={`page band ${className}`}>
      <h2 className="mb-10">{title}</h2>
      <List
        className={`grid gap-x-10 gap-y-9 ${ordered ? "numbered-list timeline" : ""} ${columns ?? "sm:grid-cols-2 lg:grid-cols-3"}`}
      >
        {titled.map(([point, text]) => (
          <li key={point} className={ordered ? "" : "border-t-2 border-line pt-5"}>
            <h3>{point}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </List>
      {children}
    </section>
  );
}
