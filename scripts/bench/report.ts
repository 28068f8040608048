import type { Phase, Subject } from "./measure.ts";

const PHASES: Record<Phase, string> = { startUp: "Start-up", first: "First request", later: "Later request" };
const HEAD = ["Process", "", "CPU ms", "× constant", "× minimal Remix", "Target"];

/** One table in Markdown. */
export function report(constant: Subject, minimal: Subject, subjects: Subject[]): string {
  const rows = (Object.keys(PHASES) as Phase[]).flatMap((phase) =>
    subjects
      // A Worker starts in the same way before each of its requests.
      .filter(
        ({ worker }, index) => phase !== "startUp" || index === subjects.findIndex((one) => one.worker === worker),
      )
      .filter(({ times }) => times[phase].length > 0)
      .map((subject) => {
        const figures = [median(subject.times[phase]), ratio(phase, subject, constant), ratio(phase, subject, minimal)];
        return [PHASES[phase], subject.name, ...figures.map((figure) => figure.toFixed(2)), verdict(phase, subject)];
      }),
  );
  return [HEAD, HEAD.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function verdict(phase: Phase, subject: Subject): string {
  const [most, other] = subject.targets[phase] ?? [];
  if (!most || !other) return "";
  const isMet = ratio(phase, subject, other) <= most;
  return `≤ ${most} × ${other.name}: ${isMet ? "met" : "**missed**"}`;
}

/** The median over all rounds of the ratio of two turns of one round. */
function ratio(phase: Phase, { times }: Subject, other: Subject): number {
  return median(times[phase].map((time, round) => time / (other.times[phase][round] ?? Number.NaN)));
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
