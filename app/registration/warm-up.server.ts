import { matchRoutes } from "@remix-run/react";
import { confirmation } from "./confirmation.server.ts";
import { fields } from "./fields.ts";
import { registrationRow, sendNowhere } from "./insert.server.ts";
import { validateRegistration } from "./validate.server.ts";

/**
 * Goes through a registration that nobody has sent and that is sent to nobody. While an isolate starts this is free; what V8
 * compiles for it would otherwise be charged to the first volunteer's request (docs/decisions/011-prerendered-pages.md).
 */
export function warmUpRegistration(): void {
  const path = "/joinvolunteer";
  matchRoutes([{ path }], path);
  const { typed } = validateRegistration(fields.map(({ name, options }) => [name, options?.[0] ?? "a@b"]));
  confirmation(typed);
  sendNowhere(registrationRow(typed, new Date()));
}
