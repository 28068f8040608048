let watchdog: NodeJS.Timeout | undefined;

/**
 * Ends this process with an error as soon as it has measured nothing for so long. A busy machine takes longer for the
 * whole, but not for the next turn.
 *
 * @param patience in milliseconds.
 */
export function startWatchdog(patience: number): void {
  watchdog = setTimeout(() => {
    throw new Error(`The benchmark has measured nothing for ${patience / 1000} s.`);
  }, patience).unref();
}

/** Tells the watchdog, if there is one, that a turn is done. */
export function turnDone(): void {
  watchdog?.refresh();
}
