import type { Database } from "./connect.ts";
import type { Filter } from "./filter.ts";

/** What every command receives. */
export type CommandInput = {
  database: Database;
  filter: Filter;
  /** The file of `export`. */
  file: string | undefined;
  /** Whether `--yes` was given. */
  isConfirmed: boolean;
};

/** An error that is printed without a stack. */
export class CommandError extends Error {}
