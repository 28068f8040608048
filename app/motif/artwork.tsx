import type { ReactNode } from "react";
import { NINE_DOTS, type Position, SIZE } from "./geometry.ts";

type ArtworkProps = {
  /** Default: the square of the nine dots. */
  viewBox?: string;
  className?: string;
  children: ReactNode;
};

/** An SVG element for the motif, hidden from screen readers. */
export function Artwork({ viewBox = `0 0 ${SIZE} ${SIZE}`, ...rest }: ArtworkProps) {
  // Without this size, an SVG would be as wide as the page if the style sheet is missing.
  return <svg viewBox={viewBox} width={64} height={64} aria-hidden="true" {...rest} />;
}

type DotsProps = {
  /** In half cells, for all dots or for each dot. */
  radius: number | ((dot: Position) => number);
  className?: string;
};

/** The nine dots. They are one path, because nine elements in each of many pictures would cost a slow phone time. */
export function Dots({ radius, className = "" }: DotsProps) {
  const radiusOf = typeof radius === "number" ? () => radius : radius;
  const circles = NINE_DOTS.map((dot) => circlePath(dot, radiusOf(dot)));
  return <path className={`dots ${className}`} d={circles.join("")} />;
}

/** A circle as SVG path data: from its left end, two halves. */
function circlePath([x, y]: Position, radius: number): string {
  const start = `M${x - radius} ${y}`;
  const there = `a${radius} ${radius} 0 0 0 ${2 * radius} 0`;
  const back = `a${radius} ${radius} 0 0 0 ${-2 * radius} 0`;
  return start + there + back;
}
