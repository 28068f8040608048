/**
 * All of some cases in `npm run verify` (VERIFY=all); otherwise the first ones, which stand for the others.
 *
 * @param count of the first ones.
 */
export function representatives<Case>(count: number, cases: readonly Case[]): Case[] {
  return process.env.VERIFY === "all" ? [...cases] : cases.slice(0, count);
}
