import type { Answers, FieldName } from "./fields.ts";

/** One message for each wrong answer. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Why the form was rejected. */
export type Rejection = {
  /** The sentence after "Error: ". */
  message: string;
  errors?: FieldErrors;
  /** The answers as typed; undefined if they could not be read. */
  answers?: Answers;
};
