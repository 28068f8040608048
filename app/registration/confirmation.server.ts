import { fitsToast } from "#app/toast/toast.server.ts";
import type { Answers } from "./fields.ts";

/** The sentence that confirms a registration, without the name if that is too long for a cookie. */
export function confirmation({ name, volunteer_for }: Answers): string {
  const named = `${name}, you are registered as a volunteer for the ${volunteer_for}.`;
  return fitsToast(named) ? named : `You are registered as a volunteer for the ${volunteer_for}.`;
}
