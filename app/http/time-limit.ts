/** `AbortSignal.timeout` (milliseconds), which Chrome has only from 103 and Safari from 16. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/**
 * @returns what a promise becomes within 25 s, in which the Worker has answered: its own limits are shorter.
 * @throws undefined afterwards.
 */
export function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  return Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, 25_000))]);
}
