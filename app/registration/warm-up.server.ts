import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { confirmationSentence } from "./confirmation.server.ts";
import { fields } from "./fields.ts";
import { insertRegistration, registrationRow } from "./insert.server.ts";
import { validateRegistration } from "./validate.server.ts";
import { VolunteerForm } from "./volunteer-form.tsx";

/**
 * Runs the insert path, with a fetch that never resolves, and renders the form once. What V8 compiles while an isolate
 * starts is not charged to the first registration (docs/architecture.md, Cold start).
 */
export function warmUpRegistration(): void {
  const form = new URLSearchParams(fields.map(({ name, options }) => [name, options?.[0] ?? "a@example.com"]));
  const { typed } = validateRegistration(form);
  confirmationSentence(typed);
  const row = registrationRow(typed, new Date(0));
  void insertRegistration(row, "https://warm-up.invalid", "none", () => new Promise<never>(() => {}));
  renderToString(createElement(VolunteerForm, {}));
}
