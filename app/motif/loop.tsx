import { dots, pathData, SIZE, traceLoops } from "./geometry";

const loops = traceLoops([]).map(pathData);

/**
 * The three loops of the unjoined line, one of them in the colour of the text and the others faint. Says nothing to a
 * screen reader.
 *
 * @param index which loop, 0 to 2.
 */
export function Loop({ index, className }: { index: number; className?: string }) {
  return (
    <svg viewBox={`-0.4 -0.4 ${SIZE + 0.8} ${SIZE + 0.8}`} className={className} aria-hidden="true" focusable="false">
      {loops.map((loop, other) => (
        <path
          key={loop}
          d={loop}
          fill="none"
          stroke="currentColor"
          strokeWidth={other === index ? 0.34 : 0.16}
          opacity={other === index ? 1 : 0.35}
        />
      ))}
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.3" fill="currentColor" />
      ))}
    </svg>
  );
}
