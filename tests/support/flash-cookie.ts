import type { ToastMessage } from "remix-toast";
import { cookieStorage } from "#app/http/cookie.server.ts";

/** The flash cookie of a local Worker with this toast, signed with this secret, as `name=value`; `age` in seconds. */
export async function flashCookie(secret: string, toast: ToastMessage, age = 0): Promise<string> {
  const storage = cookieStorage<Record<string, unknown>>("toast", 60, new Request("http://localhost"), [secret]);
  const session = await storage.getSession();
  session.flash("flash", { toast });
  session.set("expires", Math.floor(Date.now() / 1000) + 60 - age);
  return (await storage.commitSession(session)).split(";")[0] ?? "";
}
