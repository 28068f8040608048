/** A letter with its marks is one character, and so is an emoji with its colour. */
const characters = new Intl.Segmenter("en");
/** What is invisible or changes the direction of text, and the signs that have no ink: of Braille, music and Khitan. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}]/gu;
/** More marks than any language puts on a letter. */
const HEAP_OF_MARKS = /(\p{M}{8})\p{M}+/gu;

/**
 * What somebody else has written, on one line of a terminal. Characters that are invisible or change the direction of
 * text (Unicode Technical Report 36, 3.1) are shown as escapes; joiners inside words stay, because the languages of India
 * need them.
 *
 * @param longest in characters, after which it is truncated.
 */
export function printable(text: string, longest: number): string {
  const start = text
    .slice(0, longest * 2)
    .replace(UNSEEN, escaped)
    .replace(HEAP_OF_MARKS, "$1…");
  const shown = Array.from(characters.segment(start), ({ segment }) => segment);
  return shown.length > longest || text.length > longest * 2 ? `${shown.slice(0, longest - 1).join("")}…` : start;
}

/** How many characters a text shows. */
export function widthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...characters.segment(text)].length;
}

function escaped(character: string, at: number, text: string): string {
  const isJoiner = character === "\u200c" || character === "\u200d";
  if (isJoiner && /\p{M}/u.test(text[at - 1] ?? "")) return character;
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
