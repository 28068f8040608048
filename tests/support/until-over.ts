import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Closes what a test has started when that test ends, what its file has after the file's last; the newest first. */
export function untilOver<Started extends { close(): Promise<void> | void }>(started: Started): Started {
  const close = () => started.close();
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
  return started;
}
