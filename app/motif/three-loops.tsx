import { Dots } from "./dots";
import { cityLoops, NINE_DOTS, SIZE } from "./geometry";

const colours = ["stroke-pune", "stroke-bengaluru", "stroke-hyderabad"];

/** The motif before it is one line, for brand backgrounds: a loop for each city. Says nothing to a screen reader. */
export function ThreeLoops({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={className} aria-hidden="true" focusable="false">
      {cityLoops.map((loop, index) => (
        <path
          key={loop}
          d={loop}
          fill="none"
          strokeWidth="0.26"
          className={`${colours[index]} print:stroke-current forced-colors:stroke-current`}
        />
      ))}
      <Dots grid={NINE_DOTS} radius={0.22} className="fill-current" />
    </svg>
  );
}
