import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import type { ZodTypeAny } from "zod";
import { MEANINGS, PASTED } from "#app/content/text-mistakes.server.ts";
import { findPlace, findPlaceAt, lineAt, nameOf, openFiles } from "./content-source.ts";

/** A mistake in a file of app/content/. */
export type Mistake = {
  /** The path of the file in the project, with slashes. */
  file: string;
  line: number;
  /** File, line, list, entry, key, what is wrong and what to do. */
  sentence: string;
};

type CheckedValue = {
  source: ts.SourceFile;
  name: string;
  value: unknown;
  schema: ZodTypeAny;
};

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

function mistakeAt(source: ts.SourceFile, position: number, message: string): Mistake {
  const { fileName: file } = source;
  const line = lineAt(source, position);
  return { file, line, sentence: `${file}, line ${line}: ${message}.` };
}

/** Says in plain words what the compiler has found in a file. */
function describeError(program: ts.Program, source: ts.SourceFile): Mistake | undefined {
  const [syntaxError] = program.getSyntacticDiagnostics(source);
  const errors = program.getSemanticDiagnostics(source);
  // A second copy of the file declares the names of the first one again.
  const error = syntaxError ?? errors.findLast(({ code }) => code === 2451) ?? errors[0];
  if (!error) return undefined;
  const { code, start = 0, messageText } = error;
  const message = ts.flattenDiagnosticMessageText(messageText, " ");
  const lineStart = source.text.lastIndexOf("\n", start - 1) + 1;
  const details = `${code} ${message}\n${source.text.slice(lineStart, start)}¦${source.text.slice(start)}`;
  const row = MEANINGS.find(([pattern]) => pattern.test(details));
  if (!row) return mistakeAt(source, start, message.replace(/\.$/, ""));
  const [pattern, meaning] = row;
  // A syntax error may hide where an entry begins.
  if (syntaxError) return mistakeAt(source, start, meaning);
  const { key, words } = pattern.exec(details)?.groups ?? {};
  const place = findPlaceAt(source, start);
  const choices = words?.replaceAll('"', "").split(" | ") ?? keysAround(place.node, program);
  const sentence = meaning.replace("$words", OR.format(choices));
  return mistakeAt(source, start, `${nameOf(place, key)} ${sentence}`.trim());
}

/** The keys of the entry that a property is in. */
function keysAround(property: ts.Node, program: ts.Program): string[] {
  const type = program.getTypeChecker().getContextualType(property.parent as ts.Expression);
  return (type?.getProperties() ?? []).map(({ name }) => name);
}

/** The first mistake in the text of a file; undefined if there is none. */
function findMistakeInText(program: ts.Program, source: ts.SourceFile): Mistake | undefined {
  for (const [pattern, meaning] of PASTED) {
    const position = source.text.search(pattern);
    if (position !== -1) return mistakeAt(source, position, meaning);
  }
  return describeError(program, source);
}

/**
 * Checks a value that a file exports by a name.
 *
 * @returns a mistake for each issue of zod.
 */
function checkValue({ source, name, value, schema }: CheckedValue): Mistake[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    const place = findPlace(source, [name, ...path]);
    return mistakeAt(source, place.node.getStart(), `${nameOf(place)} ${message}`);
  });
}

/** Finds mistakes in files of app/content/. The values of a file are checked if its text is right. */
export async function* findMistakes(files: readonly string[]): AsyncGenerator<Mistake> {
  const program = openFiles(files);
  const right: ts.SourceFile[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file) as ts.SourceFile;
    const mistake = findMistakeInText(program, source);
    if (mistake) yield mistake;
    else right.push(source);
  }
  // Imported here, because the schemas import content, which may not load.
  const { schemaOf } = await import("#app/content/schemas.server.ts");
  for (const source of right) {
    const values = await import(pathToFileURL(resolve(source.fileName)).href);
    for (const [name, value] of Object.entries(values)) {
      yield* checkValue({ source, name, value, schema: schemaOf(basename(source.fileName), name) });
    }
  }
}
