import { createCookieSessionStorage } from "@remix-run/cloudflare";
import type { ToastMessage } from "remix-toast";

/** The flash cookie of a local Worker with this toast, signed with this secret, as `name=value`. */
export async function flashCookie(secret: string, toast: ToastMessage): Promise<string> {
  const storage = createCookieSessionStorage({ cookie: { name: "toast", secrets: [secret] } });
  const session = await storage.getSession();
  session.flash("flash", { toast });
  return (await storage.commitSession(session)).split(";")[0] ?? "";
}
