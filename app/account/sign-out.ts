import { toast } from "react-hot-toast/headless";
import { timeLimit } from "#app/http/time-limit.ts";

/** Milliseconds to wait for the server (specification, section 9: network timeout). */
const TIMEOUT = 30_000;

/**
 * Signs out without leaving the page; where that fails, a toast says why.
 *
 * Asked without Remix, whose code for the address would only now be loaded: offline, the page would be lost over it.
 *
 * @returns whether the session has ended.
 */
export async function signOut(form: HTMLFormElement): Promise<boolean> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  try {
    const init = { method: "POST", body, redirect: "manual", signal: timeLimit(TIMEOUT) } as const;
    // The server answers a success, and nothing else, with the redirect that a page without a script follows.
    if ((await fetch(form.action, init)).type === "opaqueredirect") return true;
  } catch {
    // Told like a failure of the server's.
  }
  const sentence = navigator.onLine ? "The server could not sign you out." : "You seem to be offline.";
  toast.error(`Logout error: ${sentence} Please try again.`);
  return false;
}
