/** Serializes a value for an inline script: nothing in it can end the script or begin a comment. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
