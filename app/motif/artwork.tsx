import type { ReactNode } from "react";
import { SIZE } from "./geometry.ts";

type ArtworkProps = {
  /** The nine dots' square, in half cells, without. */
  viewBox?: string;
  className?: string | undefined;
  /** In pixels, where no style sheet says otherwise. Without any size an SVG is as wide as the page. */
  width?: number;
  height?: number;
  children: ReactNode;
};

/** The SVG element around a drawing of the motif. Says nothing to a screen reader. */
export function Artwork({ viewBox = `0 0 ${SIZE} ${SIZE}`, width = 64, height = 64, ...rest }: ArtworkProps) {
  return <svg viewBox={viewBox} width={width} height={height} aria-hidden="true" focusable="false" {...rest} />;
}
