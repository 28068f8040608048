import { Artwork, Dots } from "#app/motif/artwork.tsx";
import { ONE_LINE_PATH } from "#app/motif/geometry.ts";

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
            className={`s${piece}`}
            // Browsers measure the path up to 4 % longer than `pathLength`. So that no gap shows, each piece overlaps
            // the next one, and the last piece is still longer.
            strokeDasharray={piece < count ? "1.06 20" : "1.5 20"}
            strokeDashoffset={1 - piece}
          />
        ))}
        <Dots radius={0.2} />
      </Artwork>
    </div>
  );
}
