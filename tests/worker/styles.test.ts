import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const styles = globSync("build/client/**/*.css").map((file) => readFileSync(file, "utf8"));

test("the styles are written so that Chrome 90, Firefox 91 and Safari 15 read them", () => {
  expect(styles).toHaveLength(1);
  for (const unknown of [
    ["cascade layers", /@layer/],
    ["ranges in media queries", /@media[^{]*[<>]/],
    ["nesting", /(?:^|[{};])&/],
    ["the translate property", /[{;]translate:/],
    // Safari to this day.
    ["text-decoration with a thickness", /text-decoration:[^;}]*\d/],
  ] as const)
    expect(unknown[1].exec(styles[0] ?? "")?.[0], unknown[0]).toBeUndefined();
});
