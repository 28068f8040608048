import { dots, JOINING_MIRRORS, pathData, SIZE, traceLoops } from "./geometry";

const line = traceLoops(JOINING_MIRRORS).map(pathData).join("");

/** The mark: nine dots and their one line, in the colours of the text around it. Says nothing to a screen reader. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox={`-0.4 -0.4 ${SIZE + 0.8} ${SIZE + 0.8}`} className={className} aria-hidden="true" focusable="false">
      <path d={line} fill="none" stroke="currentColor" strokeWidth="0.42" strokeLinecap="round" />
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.36" className="fill-action" />
      ))}
    </svg>
  );
}
