import { readFileSync } from "node:fs";
import ts from "typescript";

/** The name, keys and indexes that lead to a value, as `["meetups", 0, "start"]`. */
type ContentPath = readonly (string | number)[];

/** A value where it is written. */
type Place = {
  /** The names and indexes that lead to the value, as `.meetups.0.start`. */
  path: string;
  /** The path for people, as `meetups, entry 1 (Pune, 2026-12-19T17:00), "start"`. */
  words: string;
  node: ts.Node;
};

/** Opens files of app/content/ with everything that they import, as `npm run typecheck` does. */
export function openFiles(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
  // Content needs no types of browsers, Vite, Workers, Node or React, which take long to load.
  return ts.createProgram(files, { ...options, lib: ["lib.es2024.d.ts"], types: [], jsx: undefined });
}

/** The index of an item of a list, or the name of a property or variable; undefined for other syntax. */
function stepTo(node: ts.Node): number | string | undefined {
  if (node.parent && ts.isArrayLiteralExpression(node.parent))
    return node.parent.elements.indexOf(node as ts.Expression);
  return (node as { name?: ts.Identifier }).name?.text;
}

/** Names a step for people. An entry has its first two short texts, as `entry 1 (Pune, 2026-12-19T17:00)`. */
function nameStep(step: number | string, node: ts.Node): string {
  if (typeof step === "string") return `"${step}"`;
  const texts = [...node.getText().matchAll(/:[^"']*(["'])(.{1,40}?)\1/g)].map(([, , text]) => text);
  return texts.length > 0 ? `entry ${step + 1} (${texts.slice(0, 2).join(", ")})` : `entry ${step + 1}`;
}

/** The places in a file, first the file itself. A place comes before the places inside it. */
function placesIn(source: ts.SourceFile): Place[] {
  const file: Place = { path: "", words: "", node: source };
  const places = [file];
  function visit(node: ts.Node, outer: Place): void {
    const step = stepTo(node);
    const inner = step !== undefined && {
      path: `${outer.path}.${step}`,
      words: outer.words ? `${outer.words}, ${nameStep(step, node)}` : String(step),
      node,
    };
    if (inner) places.push(inner);
    node.forEachChild((child) => visit(child, inner || outer));
  }
  visit(source, file);
  return places;
}

/** The place of a value. If the value is not in the file, the place of what should contain it. */
export function findPlace(source: ts.SourceFile, path: ContentPath): Place {
  const wanted = `.${path.join(".")}.`;
  return placesIn(source).findLast((place) => wanted.startsWith(`${place.path}.`)) as Place;
}

/** The innermost place around a position. */
export function findPlaceAt(source: ts.SourceFile, position: number): Place {
  const isAround = ({ node }: Place) => node.getStart() <= position && position < node.end;
  return placesIn(source).findLast(isAround) as Place;
}

/** Names a place, or a key in it, as `in meetups, entry 1 (Pune, 2026-12-19T17:00), "start"`. */
export function nameOf({ words }: Place, key?: string): string {
  if (key) return `in ${words}, "${key}"`;
  return words.includes(",") ? `in ${words}` : words;
}

/** The number of the line at a position. */
export function lineAt(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** The number of the line of a value in a file. */
export function findLine(file: string, path: ContentPath): number {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  return lineAt(source, findPlace(source, path).node.getStart());
}
