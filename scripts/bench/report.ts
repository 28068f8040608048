import { keyOf, type Times } from "./measure.ts";

/** A limit: in a phase, a subject may use at most this many times the CPU time of another subject. */
export type Target = [phase: string, subject: string, most: number, other: string];

/** Two tables in Markdown: the median CPU times, and the targets with their ratios. */
export function report(times: Times, targets: Target[]): string {
  const medians = Object.entries(times).map(([key, values]) => `| ${key} | ${median(values).toFixed(2)} |`);
  const results = targets.map(([phase, subject, most, other]) => {
    const others = times[keyOf(phase, other)] ?? [];
    // In each round, the subjects are measured one after the other.
    const ratios = (times[keyOf(phase, subject)] ?? []).map((time, round) => time / (others[round] ?? Number.NaN));
    const ratio = median(ratios);
    const verdict = ratio <= most ? "met" : "**missed**";
    return `| ${phase} | ${subject} | ${ratio.toFixed(2)} × ${other} | ≤ ${most} | ${verdict} |`;
  });
  return [
    "| Phase | Request | CPU ms |",
    "| --- | --- | --- |",
    ...medians,
    "",
    "| Phase | Request | Ratio | Target | |",
    "| --- | --- | --- | --- | --- |",
    ...results,
  ].join("\n");
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
