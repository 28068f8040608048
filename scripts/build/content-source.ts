import { readFileSync } from "node:fs";
import ts from "typescript";

/** Keys of objects and indexes of lists that lead from an exported name to a value, as `["meetups", 0, "start"]`. */
export type ContentPath = readonly (string | number)[];

/** What the codes of TypeScript's parser mean for somebody who edits a list. */
const SYNTAX_ERRORS: Record<number, string> = {
  1002: 'the quote (") at the end of a text is missing',
  1127: 'a character is not allowed: straight quotes (") around a text were probably meant',
};

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

function lineAt(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** The first syntax error of a file; undefined if there is none. */
export function findSyntaxError(file: string): { line: number; message: string } | undefined {
  const options = { fileName: file, reportDiagnostics: true };
  const [error] = ts.transpileModule(readFileSync(file, "utf8"), options).diagnostics ?? [];
  if (!error?.file) return undefined;
  const message = ts.flattenDiagnosticMessageText(error.messageText, " ").replace(/\.$/, "");
  const isCommaMissing = message === "',' expected";
  return {
    line: lineAt(error.file, error.start ?? 0),
    message: isCommaMissing ? "a comma is missing before this line" : (SYNTAX_ERRORS[error.code] ?? message),
  };
}

/** The expression without `as const`, `satisfies`, parentheses and `sample()`. */
function unwrap(node: ts.Node | undefined): ts.Node | undefined {
  if (!node) return undefined;
  if (ts.isCallExpression(node)) return unwrap(node.arguments[0]);
  if (ts.isArrowFunction(node) && ts.isExpression(node.body)) return unwrap(node.body);
  const isWrapper = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapper ? unwrap(node.expression) : node;
}

/** The item of a list or the property of an object; undefined if it is not written there. */
function findChild(node: ts.Node | undefined, key: string | number): ts.Node | undefined {
  if (node && ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find(({ name }) => {
    const hasText = name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name));
    return hasText && name.text === key;
  });
}

/** The line of a value in a file. If the value is missing, the line of what should contain it. */
export function findLine(file: string, [name, ...keys]: ContentPath): number {
  const source = parse(file);
  const declarations = source.statements.filter(ts.isVariableStatement);
  const variable = declarations
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name);
  let found: ts.Node = variable ?? source;
  let value = unwrap(variable?.initializer);
  for (const key of keys) {
    const child = findChild(value, key);
    if (!child) break;
    found = child;
    value = unwrap(ts.isPropertyAssignment(child) ? child.initializer : child);
  }
  return lineAt(source, found.getStart());
}
