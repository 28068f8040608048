import { createSession } from "@remix-run/cloudflare";
import type { ToastMessage } from "remix-toast";
import { createSignedCookie } from "#app/http/cookie.server.ts";

/**
 * The toast cookie of a Worker on http, as `name=value`.
 *
 * @param lifetimeSeconds a negative one makes an expired cookie.
 */
export async function toastCookie(
  secret: string,
  { confirmation, ...toast }: ToastMessage & { confirmation?: string },
  lifetimeSeconds = 60,
): Promise<string> {
  const storage = createSignedCookie("toast", { isHttps: false, secrets: [secret], lifetimeSeconds });
  const session = createSession<Record<string, unknown>>();
  session.flash("flash", { toast });
  session.set("confirmation", confirmation);
  return (await storage.commitSession(session)).split(";")[0] ?? "";
}
