/** `AbortSignal.timeout` (milliseconds), which Chrome has only from 103 and Safari from 16. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
