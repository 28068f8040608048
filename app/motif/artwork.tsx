import type { ReactNode } from "react";
import { SIZE } from "./geometry.ts";

type ArtworkProps = {
  /** In half cells. Default: the square of the nine dots. */
  viewBox?: string;
  className?: string | undefined;
  /** In pixels, for when no style sheet applies: an SVG without a size is as wide as the page. */
  width?: number;
  height?: number;
  children: ReactNode;
};

/** The SVG element of a drawing of the motif. Hidden from screen readers. */
export function Artwork({ viewBox = `0 0 ${SIZE} ${SIZE}`, width = 64, height = 64, ...rest }: ArtworkProps) {
  return <svg viewBox={viewBox} width={width} height={height} aria-hidden="true" {...rest} />;
}
