import { findProcess, isRunning } from "./process.ts";

const PARENT_CHECK_MS = 1000;

let closeServices: () => Promise<unknown> = async () => {};

/** Calls `closeAll` before the process ends by Ctrl-C, SIGTERM or the end of its parent. */
export function closeOnExit(closeAll: () => Promise<unknown>): void {
  closeServices = closeAll;
  // Miniflare's own listener exits before the database is closed.
  for (const signal of ["SIGINT", "SIGTERM"]) process.removeAllListeners(signal).once(signal, end);
}

/** Prints a message and ends the process with status 1. */
export function exitWith(message: string) {
  console.error(message);
  return process.exit(1);
}

/** Ends the process with a failure: one sentence if the system refused something, otherwise `details`. */
export function exitWithFailure(error: NodeJS.ErrnoException | undefined, details: unknown) {
  if (error?.syscall) return exitWith(`The start failed: ${error.message}`);
  console.error(details);
  return process.exit(1);
}

/** Ends the process with one sentence or a stack after an error that nothing else catches. */
export function exitOnUncaughtError(): void {
  process.once("uncaughtException", (error: Error) => exitWithFailure(error, error));
}

/**
 * Ends this process when its parent or the parent of its parent has ended. These are npm, its shell or a terminal. npm
 * may exit and leave this process running: https://github.com/npm/cli/issues/8162.
 */
export function exitWhenParentEnds(): void {
  const { ppid } = process;
  const { parent } = findProcess(ppid);
  const check = () => {
    const hasParentEnded = process.ppid !== ppid;
    const hasGrandparentEnded = parent !== undefined && !isRunning(parent);
    if (hasParentEnded || hasGrandparentEnded) end();
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}

function end(): void {
  closeServices().finally(() => process.exit());
}
