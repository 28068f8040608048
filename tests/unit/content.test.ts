import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { privacy } from "#app/content/privacy.ts";
import { allTranslations } from "#app/content/translations.ts";
import { fields } from "#app/registration/fields.ts";

test.each(fields)("the privacy policy says what the answer to “$label” is for", ({ label, required }) => {
  const purposes = JSON.stringify(privacy.sections);
  expect(purposes).toContain(`"term":"${label}","text":"${required ? "" : "Optional. "}`);
});

/** The texts of a source that contain an address of a sample, outside of `sample()`. */
function unmarked(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === "sample") return [];
  if (node.getChildCount() === 0) return node.getText().includes(".example") ? [node.getText()] : [];
  return node.getChildren().flatMap(unmarked);
}

/** The addresses in scams are made up. */
const MAY_HAVE_ADDRESSES = ["warnings", "nine-messages", ...allTranslations().map(({ code }) => code)];

test.each(globSync("app/content/*.ts").filter((file) => !MAY_HAVE_ADDRESSES.includes(basename(file, ".ts"))))(
  "%s marks every .example address as a sample",
  (file) => {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    expect(unmarked(source)).toEqual([]);
  },
);
