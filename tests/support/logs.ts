import { expect } from "vitest";

/** Waits for the next line of a Worker's log, removes it and parses it. Lines may arrive later than responses. */
export async function nextLine(logs: string[]): Promise<Record<string, unknown>> {
  await expect.poll(() => logs).not.toEqual([]);
  return JSON.parse(String(logs.shift()));
}
