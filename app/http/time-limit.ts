/** A signal that aborts after so many milliseconds: `AbortSignal.timeout`, which Chrome 103 and Safari 16 brought. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
