import { expect } from "vitest";

/** The lines of all Workers since the running test began. `print-logs.ts` prints them if the test fails. */
export const recentLines: string[] = [];

/** Starts to record the log of a Worker. Tests take lines out of `logs`. */
export function recordLog() {
  const logs: string[] = [];
  const onLog = (line: string) => {
    logs.push(line);
    recentLines.push(line);
  };
  return { logs, onLog };
}

/** Waits for the next line of a Worker's log, removes it and parses it. Lines may arrive later than responses. */
export async function nextLine(logs: string[]): Promise<Record<string, unknown>> {
  await expect.poll(() => logs.length, { message: "lines in the Worker's log" }).toBeGreaterThan(0);
  return JSON.parse(String(logs.shift()));
}
