import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/**
 * Every value that app/content/sample.ts marks, and its copies outside the code.
 *
 * @returns file and line, and key and value, of each.
 */
export function findSamples(): [where: string, what: string][] {
  const found = globSync("app/**/*.{ts,tsx}").sort().flatMap(samplesIn);
  // Domains under .example belong to nobody (RFC 2606).
  const repeated = readFileSync("SECURITY.md", "utf8")
    .split("\n")
    .flatMap((line, index) =>
      (line.match(/[\w.-]+@[\w.-]+\.example\b/g) ?? []).map((address): [string, string] => [
        `SECURITY.md:${index + 1}`,
        address,
      ]),
    );
  return [...found, ...repeated];
}

/** @returns file and line, and key and value, of each call of sample() in a file. */
function samplesIn(file: string): [where: string, what: string][] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: [string, string][] = [];
  (function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.getText() === "sample") {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const value = node.arguments.map((argument) => argument.getText().replace(/\s+/g, " ")).join(", ");
      found.push([`${file}:${line}`, `${keyOf(node)} = ${value.length > 80 ? `${value.slice(0, 79)}…` : value}`]);
    }
    ts.forEachChild(node, visit);
  })(source);
  return found;
}

/** As `site.email`, or `webinars[1].title`. */
function keyOf(node: ts.Node): string {
  const { parent } = node;
  if (!parent) return "";
  const outer = keyOf(parent);
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent)) return `${outer}.${parent.name.getText()}`;
  if (ts.isArrayLiteralExpression(parent)) return `${outer}[${parent.elements.indexOf(node as ts.Expression)}]`;
  return outer;
}
