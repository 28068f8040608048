/** An error for the organiser, without a stack. Exit codes: 1 it failed, 2 it was not understood. */
export class Problem extends Error {
  exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
