import { expect, test } from "vitest";
import { CommandError } from "../../scripts/registrations/command-error.ts";
import { readFilter } from "../../scripts/registrations/filter.ts";

type Flags = Parameters<typeof readFilter>[0];

test.for([
  "Asha <Asha@example.org>",
  "mailto:asha@example.org",
  "asha@example.org.",
  "asha@example.org,",
  "\u200basha@exam\u200bple.org\u200b",
])("reads the address %s as people paste it", (email) => {
  expect(readFilter({ email })).toHaveProperty("email", "asha@example.org");
});

test.for<[flags: Flags, sentence: string]>([
  [{ meetup: "" }, "--meetup needs a value."],
  [{ meetup: "Delhi" }, "There is no meetup “Delhi”."],
  [{ since: "yesterday" }, "“yesterday” is not a day"],
  [{ since: "2026-02-31" }, "“2026-02-31” is not a day"],
  [{ email: "asha" }, "“asha” is not an email address."],
  [{ email: "a@example.org,b@example.org" }, "“a@example.org,b@example.org” is not an email address."],
  [{ id: ["1", "1x"] }, "“1x” is not an id."],
])("refuses %j", ([flags, sentence]) => {
  const read = () => readFilter(flags);
  expect(read).toThrow(CommandError);
  expect(read).toThrow(sentence);
});
