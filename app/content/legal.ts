import type { Path } from "./pages.ts";

/** A part of a legal text's section: a paragraph, a heading, a list, named facts, a link to a page, or the email link. */
export type LegalBlock =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: Readonly<Record<string, string>> }
  | { page: Path }
  | { contact: true };

/** A legal text: `updated` is ISO 8601, the sections stand by their titles. */
export type LegalText = { updated: string; summary: string; sections: Readonly<Record<string, readonly LegalBlock[]>> };
