import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Closes what a test has started when the test ends, or what a file has started after its last test. */
export function closeAfterTest<Started extends { close(): unknown }>(started: Started): Started {
  const close = async () => {
    await started.close();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
  return started;
}
