import { settingsOf } from "#app/http/settings.server.ts";
import { createPublicClient } from "#app/http/supabase.server.ts";
import { fields } from "./fields.ts";
import { readAnswers, validateRegistration } from "./validate.server.ts";

/**
 * Checks settings and inserts a registration into a database that does not exist. V8 then compiles this code while the
 * isolate starts, which is not charged to the first registration (docs/architecture.md, Cold start).
 */
export function warmUpRegistration(): void {
  const form = new URLSearchParams(fields.map(({ name, options }) => [name, options?.[0] ?? "a@example.com"]));
  const { answers } = validateRegistration(readAnswers(form));
  settingsOf({ SUPABASE_URL: "https://warm-up.invalid", SUPABASE_ANON_KEY: "none" });
  // Nothing is sent: no host has this name, and workerd rejects a fetch before the first request.
  void createPublicClient("https://warm-up.invalid", "none").from("registrationns").insert(answers).then();
}
