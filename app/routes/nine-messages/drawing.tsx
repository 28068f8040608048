import { Artwork, Dots } from "#app/motif/artwork.tsx";
import { ONE_LINE_PATH } from "#app/motif/geometry.ts";

// With `pathLength`, the line is `count` long. Browsers measure it up to 4 % longer, so pieces of length 1 would leave
// gaps.
const PIECE_LENGTH = 1.06;
const LAST_PIECE_LENGTH = 1.5;
/** Longer than the line, so that a piece is not repeated. */
const DASH_GAP = 20;

/** The nine dots, and the motif's line in pieces, which CSS shows one by one. */
export function NineMessagesDrawing({ count }: { count: number }) {
  const pieces = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="messages-drawing">
      <Artwork viewBox="0.1 0.1 5.8 5.8">
        <defs>
          <path id="line" d={ONE_LINE_PATH} pathLength={count} />
        </defs>
        {pieces.map((piece) => (
          <use
            key={piece}
            href="#line"
            className={`part-${piece}`}
            strokeDasharray={`${piece < count ? PIECE_LENGTH : LAST_PIECE_LENGTH} ${DASH_GAP}`}
            strokeDashoffset={-(piece - 1)}
            // It closes the line without a seam.
            strokeLinecap={piece === count ? "round" : undefined}
          />
        ))}
        <Dots radius={0.2} />
      </Artwork>
    </div>
  );
}
