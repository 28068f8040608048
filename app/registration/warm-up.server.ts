import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { fields } from "./fields.ts";
import { insertRegistration } from "./insert.server.ts";
import { readAnswers, validateRegistration } from "./validate.server.ts";
import VolunteerForm from "./volunteer-form.island.tsx";

/**
 * Runs the insert path, with a fetch that never resolves, and renders the form once. V8 then compiles this code while
 * the isolate starts, which is not charged to the first registration (docs/architecture.md, Cold start).
 */
export function warmUpRegistration(): void {
  const form = new URLSearchParams(fields.map(({ name, options }) => [name, options?.[0] ?? "a@example.com"]));
  const typed = readAnswers(form);
  validateRegistration(typed);
  const settings = { supabaseUrl: "https://warm-up.invalid", supabaseAnonKey: "none" };
  void insertRegistration(typed, settings, () => new Promise<never>(() => {}));
  renderToString(createElement(VolunteerForm, {}));
}
