import { createSession } from "@remix-run/cloudflare";
import type { ToastMessage } from "remix-toast";
import { createSignedStorage } from "#app/http/cookie.server.ts";

/** The toast cookie of a Worker on http, as `name=value`. @param maxAge seconds; a negative one makes an expired cookie. */
export async function flashCookie(secret: string, toast: ToastMessage, maxAge = 60): Promise<string> {
  const storage = createSignedStorage("toast", maxAge, new Request("http://localhost"), [secret]);
  const session = createSession<Record<string, unknown>>();
  session.flash("flash", { toast });
  return (await storage.commitSession(session)).split(";")[0] ?? "";
}
