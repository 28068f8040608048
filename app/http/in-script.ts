/** A value as it may stand in a script of an HTML document: nothing in it ends the script or begins a comment. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
