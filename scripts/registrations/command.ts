import type { Database } from "./connect.ts";
import type { Filter } from "./filter.ts";

/** What each command receives. */
export type CommandInput = {
  database: Database;
  filter: Filter;
  /** The file of `export`. */
  file: string | undefined;
  /** Whether `--yes` was given. */
  isConfirmed: boolean;
};
