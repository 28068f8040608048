import { Artwork } from "./artwork.tsx";
import { Dots } from "./dots.tsx";
import { lineAround } from "./geometry.ts";

const NINE_IN_A_ROW = { columns: 9, rows: 1 };

/** A divider between sections: nine dots in a row with one line around them. Hidden from screen readers. */
export function Divider() {
  return (
    <div className="page flex items-center gap-4">
      <span className="flex-1 border-t border-line" />
      <Artwork viewBox="0 0 18 2" className="h-6 w-auto flex-none" width={216} height={24}>
        <path
          d={lineAround([], NINE_IN_A_ROW)}
          fill="none"
          strokeWidth="0.16"
          className="stroke-action-deep forced-colors:stroke-[CanvasText]"
        />
        <Dots grid={NINE_IN_A_ROW} radius={0.2} className="fill-ink-2 forced-colors:fill-[CanvasText]" />
      </Artwork>
      <span className="flex-1 border-t border-line" />
    </div>
  );
}
