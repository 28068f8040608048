import type { FieldName } from "./fields.ts";

/** One message for each wrong answer. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Why the form was rejected. */
export type FormRejection = {
  /** The sentence after "Error: ". */
  message: string;
  errors?: FieldErrors;
  /** Whether the fields of the server's HTML hold the rejected answers. */
  fieldsHoldAnswers?: boolean;
};

/** What the form shows right after a registration. */
export type FormSuccess = {
  /** The status text below the form. */
  message: string;
  /** The sentence that says who is registered for which meetup. */
  confirmation: string;
};

/** How a submission ended. Before a submission, both properties are undefined. */
export type Outcome = {
  rejection?: FormRejection;
  /** Only right after a registration. */
  success?: FormSuccess;
};
