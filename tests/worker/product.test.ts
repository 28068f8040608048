import { expect, test } from "vitest";
import { startWorker } from "../../scripts/local/worker.ts";
import { closeAfterTest } from "../support/close-after-test.ts";
import { textOf } from "../support/site.ts";

const worker = closeAfterTest(await startWorker({ bindings: {} }));

test.each([
  ["/events", "Events will be updated soon."],
  ["/trainings", "Trainings will be updated soon."],
  ["/about", "4,000+", "14+", "86+", "6+"],
  ["/on-demand-training", "Rs 4,999", "Rs 6,999", "Rs 7,999", "10 hours", "15 hours", "12 hours"],
  ["/sponsorships", "Rs 5,00,000", "10 passes", "Rs 3,00,000", "6 passes", "Rs 1,50,000", "3 passes"],
  ["/Speaker", "2000+", "at least 2 months", "10 multiple-choice questions", "“Call for Speakers”"],
])("%s shows the words and figures of the specification", async (path, ...fixed) => {
  const text = textOf(await (await fetch(worker.url + path)).text());
  for (const words of fixed) expect(text).toContain(words);
});
