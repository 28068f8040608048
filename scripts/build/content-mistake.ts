import { globSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ZodIssue } from "zod";
import type { ContentPath } from "./content-source.ts";

/** A mistake in a file of app/content/. */
type Mistake = {
  /** The path of the file in the project, with slashes. */
  file: string;
  line: number;
  /** File, line, list, entry, key, what is wrong and what was probably meant. */
  sentence: string;
};

const FOLDER = "app/content";

/** A value of the content may be anything, even null, until its schema has accepted it. */
function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}

/** A name of an entry that its author recognises. */
function nameEntry(entry: unknown): string {
  if (!isObject(entry)) return "";
  const { title, name, city, start, date } = entry;
  return [title ?? name ?? city, start ?? date].filter((part) => typeof part === "string").join(", ");
}

/** The path of an issue. An unknown key is not in zod's path. */
function pathOf(issue: ZodIssue): ContentPath {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** The value at a path below another value. */
function valueAt(path: ContentPath, value: unknown): unknown {
  let current = value;
  for (const step of path) current = isObject(current) ? current[step] : undefined;
  return current;
}

/** Says where an issue is, as `in meetups, entry 1 (Pune, 2026-12-19T17:00), "start"`. */
function describePlace(list: string, path: ContentPath, value: unknown): string {
  const index = path.findIndex((step) => typeof step === "number");
  if (index === -1) return `in ${list}, "${path.at(-1) ?? list}"`;
  const names = [list, ...path.slice(0, index)].join(".");
  const entry = valueAt(path.slice(0, index + 1), value);
  const number = Number(path[index]) + 1;
  const name = nameEntry(entry);
  const key = path[index + 1];
  const namedEntry = name ? `entry ${number} (${name})` : `entry ${number}`;
  const place = `in ${names}, ${namedEntry}`;
  return key === undefined ? place : `${place}, "${key}"`;
}

function describeMistake(file: string, line: number, message: string): Mistake {
  return { file, line, sentence: `${file}, line ${line}: ${message}.` };
}

/** The mistake that keeps the content from being loaded: a syntax error, or a name that does not exist. */
async function describeLoadError(error: unknown, folder: string): Promise<Mistake> {
  // Imported here, because only a mistake needs TypeScript, which takes long to load.
  const { findSyntaxError } = await import("./content-source.ts");
  for (const name of globSync(`${FOLDER}/*.ts`, { cwd: folder })) {
    const found = findSyntaxError(join(folder, name));
    if (found) return describeMistake(name.replaceAll("\\", "/"), found.line, found.message);
  }
  const { stack = "", message, name } = error as Error;
  const [, file = FOLDER, line] = /(app\/content\/[\w.-]+):(\d+)/.exec(stack.replaceAll("\\", "/")) ?? [];
  const hint = name === "ReferenceError" ? ": a text in quotes was probably meant" : "";
  const [firstLine = ""] = message.split("\n");
  return describeMistake(file, Number(line ?? 1), firstLine + hint);
}

async function findMistakeIn(file: string, folder: string): Promise<Mistake | undefined> {
  // Imported here, because the schemas import content, which may not load.
  const { errorMap, schemas } = await import("#app/content/schemas.server.ts");
  const lists = schemas[basename(file)];
  if (!lists) return undefined;
  const values = await import(pathToFileURL(resolve(folder, file)).href);
  for (const [list, schema] of Object.entries(lists)) {
    const issues = schema.safeParse(values[list], { errorMap }).error?.issues ?? [];
    // A misspelt key is a missing and an unknown one. The issue of the unknown key says more.
    const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
    if (!issue) continue;
    const path = pathOf(issue);
    // Imported here, like `findSyntaxError` above.
    const { findLine } = await import("./content-source.ts");
    const line = findLine(resolve(folder, file), [list, ...path]);
    const place = describePlace(list, path, values[list]);
    return describeMistake(file.replaceAll("\\", "/"), line, `${place} ${issue.message}`);
  }
  return undefined;
}

/**
 * Checks the lists of app/content/ that the owner edits.
 *
 * @param folder the project's folder.
 * @returns the first mistake; undefined if there is none.
 */
export async function findMistake(folder = "."): Promise<Mistake | undefined> {
  try {
    for (const file of globSync(`${FOLDER}/*.ts`, { cwd: folder }).sort()) {
      const mistake = await findMistakeIn(file, folder);
      if (mistake) return mistake;
    }
    return undefined;
  } catch (error) {
    return describeLoadError(error, folder);
  }
}
