/** An error that is printed without a stack. */
export class CommandError extends Error {}
