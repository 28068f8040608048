import type { ReactNode } from "react";

export type Point = {
  title: string;
  text: string;
};

type PointGridProps = {
  title: string;
  points: readonly Point[];
  /** Whether the points are numbered steps. */
  isOrdered?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A section of texts in three columns, each with its title as an h3. Steps stand one below the other. */
export function PointGrid({ title, points, isOrdered, className = "", children }: PointGridProps) {
  const List = isOrdered ? "ol" : "ul";
  const listClass = isOrdered ? "numbered-list timeline grid gap-8 lg:col-span-2" : "columns mt-8";
  return (
    <section className={`page band ${isOrdered ? "columns" : ""} ${className}`}>
      <h2>{title}</h2>
      <List className={listClass}>
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
