import { controlsOf } from "./draft.ts";

/** Copies each answer to its field for `print.css`, because paper cuts a long answer in its control. */
export function copyAnswersForPrint(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const field = control.closest<HTMLElement>(".field");
    if (control.value) field?.setAttribute("data-answer", control.value);
    else field?.removeAttribute("data-answer");
  }
}
