import type { Answers } from "./fields.ts";

/** A longer name would not fit into the toast's cookie of 4096 bytes. */
const MAX_NAME_LENGTH = 100;

/** The sentence that confirms a registration. */
export function confirmationSentence({ name, volunteer_for }: Answers): string {
  const sentence = `ou are registered as a volunteer for the ${volunteer_for}.`;
  return name.length <= MAX_NAME_LENGTH ? `${name}, y${sentence}` : `Y${sentence}`;
}
