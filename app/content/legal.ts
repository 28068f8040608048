import type { Path } from "./pages.ts";

/** A part of a section: a paragraph, a heading, a list, named facts, a link to a page, or our email address. */
export type LegalBlock =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: Readonly<Record<string, string>> }
  | { page: Path }
  | { contact: true };

/** A legal text. `updated` is an ISO 8601 date, and sections are keyed by title. */
export type LegalText = {
  updated: string;
  summary: string;
  inShort?: readonly LegalBlock[];
  sections: Readonly<Record<string, readonly LegalBlock[]>>;
};
