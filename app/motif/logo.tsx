import { Artwork, Dots } from "./artwork.tsx";
import { ONE_LINE_PATH } from "./geometry.ts";

/** The logo for brand backgrounds. In print, the line has the text's colour, like the dots. */
export function Logo({ className }: { className?: string }) {
  return (
    <Artwork className={className}>
      <path d={ONE_LINE_PATH} fill="none" strokeWidth="0.42" className="stroke-action print:stroke-current" />
      <Dots radius={0.3} className="fill-current" />
    </Artwork>
  );
}
