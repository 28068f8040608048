import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** The longest source of a value that is shown whole. */
const MAX_CHARACTERS = 80;

/** A line for each `sample()` in the sources below app/, and one for the sample address in SECURITY.md. */
export function findSamples(): string[] {
  const lines = globSync("app/**/*.{ts,tsx}").sort().flatMap(findInFile);
  // Domains that end in .example are for samples (RFC 2606).
  const [address] = /[\w.+-]+@[\w.-]+\.example\b/.exec(readFileSync("SECURITY.md", "utf8")) ?? [];
  return address ? [...lines, `SECURITY.md "${address}"`] : lines;
}

function findInFile(file: string): string[] {
  const text = readFileSync(file, "utf8");
  // A language that is left out keeps no deployment back.
  if (!text.includes("sample(") || text.includes("isPublished: false")) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return findSampleCalls(source).map((call) => {
    const { line } = source.getLineAndCharacterOfPosition(call.getStart(source));
    const value = call.arguments[0]?.getText(source).replace(/\s+/g, " ") ?? "";
    const shown = value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS - 1)}…` : value;
    return `${file}:${line + 1} ${shown}`;
  });
}

/** The calls of `sample()` in a source file, in their order. */
function findSampleCalls(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  function visit(node: ts.Node): void {
    const isSample = ts.isCallExpression(node) && node.expression.getText(source) === "sample";
    if (isSample) calls.push(node);
    else node.forEachChild(visit);
  }
  visit(source);
  return calls;
}
