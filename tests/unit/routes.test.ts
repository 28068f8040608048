import { expect, test } from "vitest";
import routes from "#app/routes.ts";

const paths = routes.map(({ path }) => path);

test("the form's address is the first that a new isolate tries", () => {
  expect(paths[0]).toBe("joinvolunteer");
});

// What is none of these paths gets the prerendered page of a 404, without Remix.
test("every path but the last stands for itself", () => {
  expect(paths.at(-1)).toBe("*");
  for (const path of paths.slice(0, -1)) expect(path).toMatch(/^[\w./-]+$/);
});
