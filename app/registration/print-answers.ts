import { controlsOf } from "./draft.ts";

/** Copies each answer into `data-answer`. `print.css` prints the copy, because a control would cut a long answer. */
export function copyAnswersForPrint(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const field = control.closest<HTMLElement>(".field");
    if (control.value) field?.setAttribute("data-answer", control.value);
    else field?.removeAttribute("data-answer");
  }
}
