// node tests/support/replace-samples.ts: does in app/content/ and SECURITY.md what an owner does before the first
// deployment. Every sample value gets another value of its kind, and loses its mark. Run it in a copy of the project
// (CONTRIBUTING.md).
import { globSync, readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";
import { findSampleCalls } from "../../scripts/deploy/samples.ts";

const DAY_MS = 86_400_000;

/** Another text of the same kind and length: URL, email address, date or words. */
function otherText(text: string): string {
  if (URL.canParse(text)) return `${text}-2`;
  if (/^\S+@\S+\.\w+$/.test(text)) return "office@navbindu.org";
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) {
    const day = new Date(Date.parse(text.slice(0, 10)) + 40 * DAY_MS);
    return day.toISOString().slice(0, 10) + text.slice(10);
  }
  return text.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
}

/** The source of a value with other texts and numbers. A list gets one more item. */
function otherValue(node: ts.Node, source: ts.SourceFile): string {
  if (ts.isStringLiteral(node)) return JSON.stringify(otherText(node.text));
  const isTemplatePart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  if (isTemplatePart || ts.isNoSubstitutionTemplateLiteral(node)) return otherText(node.getText(source));
  if (ts.isNumericLiteral(node)) return String(Number(node.text) * 2);
  const text = withOtherChildren(node, source);
  const lastItem = ts.isArrayLiteralExpression(node) ? node.elements.at(-1) : undefined;
  if (!lastItem) return text;
  // The original of the last item differs from its replacement.
  return text.replace(/,?\s*\]$/, () => `, ${lastItem.getText(source)}]`);
}

function withOtherChildren(node: ts.Node, source: ts.SourceFile): string {
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    // Names belong to the code.
    const isName = ts.isIdentifier(child) || (ts.isPropertyAssignment(node) && child === node.name);
    if (!isName) children.push(child);
  });
  let text = node.getFullText(source);
  // The last one first, so that the places of the others stay.
  for (const child of children.reverse()) {
    const start = child.getFullStart() - node.getFullStart();
    const end = start + child.getFullWidth();
    text = `${text.slice(0, start)} ${otherValue(child, source)}${text.slice(end)}`;
  }
  return text;
}

for (const file of globSync("app/content/*.ts").filter((name) => !name.endsWith("sample.ts"))) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  let text = source.text;
  for (const call of findSampleCalls(source).reverse()) {
    const value = call.arguments[0] ? otherValue(call.arguments[0], source).trim() : "";
    text = text.slice(0, call.getStart()) + value + text.slice(call.getEnd());
  }
  // A recording is as likely as another date.
  writeFileSync(file, text.replace('status: "upcoming",', 'status: "recorded",'));
}
writeFileSync(
  "SECURITY.md",
  readFileSync("SECURITY.md", "utf8").replace(/[\w.+-]+@[\w.-]+\.example/, "office@navbindu.org"),
);
