import type { ReactNode } from "react";

export type Point = {
  title: string;
  text: string;
};

/** The columns for a number of points, so that the last row is full. */
const COLUMNS: Record<number, string> = {
  3: "md:grid-cols-3",
  5: "sm:grid-cols-2 lg:grid-cols-5",
};

type PointGridProps = {
  title: string;
  points: readonly Point[];
  /** Whether the points are numbered steps. */
  isOrdered?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A section of texts side by side, each with its title as an h3. */
export function PointGrid({ title, points, isOrdered, className = "", children }: PointGridProps) {
  const List = isOrdered ? "ol" : "ul";
  const order = isOrdered ? "numbered-list timeline" : "";
  const columns = COLUMNS[points.length] ?? "sm:grid-cols-2 lg:grid-cols-3";
  return (
    <section className={`page band ${className}`}>
      <h2 className="mb-8">{title}</h2>
      <List className={`grid gap-x-10 gap-y-8 ${order} ${columns}`}>
        {points.map((point) => (
          <li key={point.title} className={isOrdered ? "" : "border-t-2 border-line pt-5"}>
            <h3>{point.title}</h3>
            <p className="mt-2 text-ink-2">{point.text}</p>
          </li>
        ))}
      </List>
      {children}
    </section>
  );
}
