/** How long the Worker waits for the database or the organisers' webhook. A sign-in waits longer for Google. */
export const BACKEND_TIMEOUT_MS = 10_000;

/**
 * Describes for the log how a request to the database or the webhook ended.
 *
 * @param signal the signal that ends the request after `BACKEND_TIMEOUT_MS`.
 * @param status the status of the response; 0 without a response.
 * @param code the database's own error code, if there is one.
 */
export function describeOutcome(signal: AbortSignal, status: number, code = ""): string {
  if (signal.aborted) return `no response within ${BACKEND_TIMEOUT_MS} ms`;
  if (status === 0) return "network";
  return `status ${status} ${code}`.trim();
}
