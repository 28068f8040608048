/**
 * A letter with its marks is one character, and so is an emoji with its colour. Not more than one letter, as in grapheme
 * clusters (Unicode Standard Annex 29), which have no end where letters of Hangul or conjuncts follow each other.
 */
const CHARACTER = /.[\p{M}\p{Emoji_Modifier}]*/gsu;
/** What is invisible or changes the direction of text, and the signs that have no ink: of Braille, music, Khitan and Egyptian. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}\u{13441}\u{13442}]/gu;
/** More marks than any language puts on a letter. */
const HEAP_OF_MARKS = /([\p{M}\p{Emoji_Modifier}]{8})[\p{M}\p{Emoji_Modifier}]+/gu;

/** Letters that are written from right to left (Unicode Standard Annex 44, DerivedBidiClass). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody else has written, on one line of a terminal. Characters that are invisible or change the direction of
 * text (Unicode Technical Report 36, 3.1) are shown as escapes; joiners after a mark of the scripts of India stay, because
 * their languages need them. Letters that are written from right to left move nothing around them (Unicode Standard Annex 9, 2.4.2).
 *
 * @param longest in characters, after which it is truncated.
 */
export function printable(text: string, longest: number): string {
  const start = text
    .slice(0, longest * 2)
    .replace(UNSEEN, escaped)
    .replace(HEAP_OF_MARKS, "$1…");
  const shown = start.match(CHARACTER) ?? [];
  const isLonger = shown.length > longest || text.length > longest * 2;
  const line = isLonger ? `${shown.slice(0, longest - 1).join("")}…` : start;
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/**
 * The same for a text of several lines.
 *
 * @param longest of a line.
 */
export function printableLines(text: string, longest = Number.POSITIVE_INFINITY): string {
  return text
    .split(/\r?\n/)
    .map((line) => printable(line, longest))
    .join("\n");
}

/** How many characters a text shows. */
export function widthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : (text.replace(/[\u2068\u2069]/g, "").match(CHARACTER) ?? []).length;
}

function escaped(character: string, at: number, text: string): string {
  const isJoiner = character === "\u200c" || character === "\u200d";
  if (isJoiner && /[\u0900-\u0dff]/.test(text[at - 1] ?? "") && /\p{M}/u.test(text[at - 1] ?? "")) return character;
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
