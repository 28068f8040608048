import type { Phase, Sample, Subject } from "./measure.ts";

const PHASES: Record<Phase, string> = { startUp: "Start-up", first: "First request", later: "Later request" };
const HEAD = ["Process", "", "CPU ms", "× constant", "× minimal Remix", "Target"];

/** One table in Markdown, with a row for each phase of each subject. */
export function report(samples: Sample[], constant: Subject, minimal: Subject): string {
  const timesOf = (phase: Phase, subject: Subject) =>
    samples
      .filter((sample) => sample.phase === phase && sample.subject === subject)
      .map(({ milliseconds }) => milliseconds);
  // The median over all rounds of the ratio of two turns of one round.
  const ratio = (phase: Phase, subject: Subject, other: Subject) => {
    const others = timesOf(phase, other);
    return median(timesOf(phase, subject).map((time, round) => time / (others[round] ?? Number.NaN)));
  };
  const rows = (Object.keys(PHASES) as Phase[]).flatMap((phase) => {
    const measured = new Set(samples.filter((sample) => sample.phase === phase).map(({ subject }) => subject));
    return [...measured].map((subject) => {
      const figures = [
        median(timesOf(phase, subject)),
        ratio(phase, subject, constant),
        ratio(phase, subject, minimal),
      ];
      const [most, other = constant] = subject[phase] ?? [];
      const verdict =
        most && `≤ ${most} × ${other.name}: ${ratio(phase, subject, other) <= most ? "met" : "**missed**"}`;
      return [PHASES[phase], subject.name, ...figures.map((figure) => figure.toFixed(2)), verdict];
    });
  });
  return [HEAD, HEAD.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
