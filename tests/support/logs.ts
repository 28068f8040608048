import { expect } from "vitest";

/**
 * Takes the first line out of a Worker's log, once there is one: lines come by another way than answers, and may be later.
 *
 * @throws if it is no JSON.
 */
export async function nextLine(logs: string[]): Promise<Record<string, unknown>> {
  await expect.poll(() => logs).not.toEqual([]);
  return JSON.parse(String(logs.shift()));
}
