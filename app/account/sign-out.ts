import { toast } from "react-hot-toast/headless";
import { timeLimit } from "#app/http/time-limit.ts";

/** Timeout in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Signs out without leaving the page. A failure shows a toast.
 *
 * By plain `fetch`: a Remix action would first load its route's code.
 *
 * @returns whether the session has ended.
 */
export async function signOut(form: HTMLFormElement): Promise<boolean> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  let sentence = "The server could not sign you out.";
  try {
    const init = { method: "POST", body, redirect: "manual", signal: timeLimit(TIMEOUT) } as const;
    // Only a success is a redirect.
    if ((await fetch(form.action, init)).type === "opaqueredirect") return true;
  } catch {
    sentence = "The site could not be reached.";
  }
  toast.error(`Logout error: ${sentence} Please try again.`);
  return false;
}
