import { Dots } from "./dots";
import { NINE_DOTS, oneLine, SIZE } from "./geometry";

// In half cells, so that the line that has begun ends where it has gone around a dot.
const BEGUN = "22.4 99";

/**
 * Large and quiet, for a page that has nothing to list yet: the dots are set and the line has begun. Says nothing to a
 * screen reader.
 */
export function CalmDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={className} aria-hidden="true" focusable="false" fill="none">
      <path d={oneLine} strokeWidth="0.04" className="stroke-line forced-colors:stroke-[CanvasText]" />
      <path
        d={oneLine}
        strokeWidth="0.08"
        strokeLinecap="round"
        strokeDasharray={BEGUN}
        className="stroke-link forced-colors:stroke-[CanvasText]"
      />
      <Dots grid={NINE_DOTS} radius={0.14} className="fill-action-deep forced-colors:fill-[CanvasText]" />
    </svg>
  );
}
