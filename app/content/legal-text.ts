import type { Path } from "./pages.ts";

/** A part of a section: a paragraph, or an object with one of these keys. */
export type Block =
  | string
  | {
      heading?: string;
      list?: readonly string[];
      facts?: readonly { term: string; text: string }[];
      /** The path of a page that the part links to. */
      page?: Path;
      /** Shows our email address. */
      contact?: true;
    };

/** The text of /privacy or /terms. */
export type LegalText = {
  updated: string;
  summary: string;
  inShort?: readonly Block[];
  sections: readonly { title: string; blocks: readonly Block[] }[];
};
