// In the texts of a warning's screen, [brackets] mark what gives the scam away.

/** Splits a text into its parts. A part in brackets is a mark. */
export function partsOf(text: string): string[] {
  return text.split(/(\[.*?\])/);
}

/** Whether a part of a text is a mark. */
export function isMark(part: string): boolean {
  return part.startsWith("[");
}

/** The number of marks in some texts. */
export function countMarks(...texts: string[]): number {
  return texts.flatMap(partsOf).filter(isMark).length;
}

/** A text, or one of its parts, without the brackets. */
export function withoutBrackets(text: string): string {
  return text.replace(/[[\]]/g, "");
}
