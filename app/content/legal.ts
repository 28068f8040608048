import type { Path } from "./pages.ts";

/** A part of a legal text's section: a paragraph, a heading, a list, named facts, a link to a page, or the email link. */
export type LegalBlock =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: readonly { term: string; text: string }[] }
  | { page: Path }
  | { contact: true };

type LegalSection = { title: string; blocks: readonly LegalBlock[] };

/** A legal text; `updated` is ISO 8601. */
export type LegalText = { updated: string; summary: string; sections: readonly LegalSection[] };
