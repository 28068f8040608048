import { fitsToast } from "#app/toast/toast.server.ts";
import type { Answers } from "./fields.ts";

/** What a registration is confirmed with. A name that no cookie can carry is left out. */
export function confirmation({ name, volunteer_for }: Answers): string {
  const named = `${name}, you are registered as a volunteer for the ${volunteer_for}.`;
  return fitsToast(named) ? named : `You are registered as a volunteer for the ${volunteer_for}.`;
}
