type Details = Record<string, string | number | undefined>;

/**
 * Writes one line of JSON to the Worker's log. Callers pass codes, names and numbers, never what a visitor typed.
 *
 * @param details such as `reference`, the id that the visitor was shown, and `next`, the next step for a maintainer.
 */
export function logError(event: string, details: Details): void {
  console.error(JSON.stringify({ level: "error", event, ...details }));
}

/** Writes one line of JSON that reports no failure. `logError` says what a line may contain. */
export function logInfo(event: string, details: Details): void {
  console.info(JSON.stringify({ level: "info", event, ...details }));
}

/** The name and the stack of an error, for the log. The message is left out, because it may quote a visitor's text. */
export function errorForLog(error: unknown): { error: string; at: string | undefined } {
  if (!(error instanceof Error)) return { error: typeof error, at: undefined };
  // A stack begins with the message, which may contain lines like those of a stack.
  const frames = error.stack?.replace(error.message, "").match(/^ +at .+/gm);
  const at = frames?.slice(0, 5).map((frame) => frame.trim());
  return { error: error.name, at: at?.join(" < ") };
}
