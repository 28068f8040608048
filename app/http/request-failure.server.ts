// The Worker itself sends requests to the database and to the organisers' webhook. Both use this timeout.

/** How long the Worker waits for the database or the organisers' webhook. */
export const TIMEOUT_MS = 10_000;

/**
 * Describes for the log why a request of the Worker failed.
 *
 * @param signal the signal that ends the request after `TIMEOUT_MS`.
 * @param status the status of the response; 0 without a response.
 * @param code the database's own error code, if there is one.
 */
export function failureCause(signal: AbortSignal, status: number, code = ""): string {
  if (signal.aborted) return `no response within ${TIMEOUT_MS} ms`;
  if (status === 0) return "network";
  return `status ${status} ${code}`.trim();
}
