import { toast } from "react-hot-toast/headless";
import { SIGN_IN_CHANNEL, type SignInFinished } from "./messages";

// Specification, section 9: popup size, popup-closed detection.
const SIZE = "popup,width=500,height=600";
const CLOSED_WAIT = 8000;
const LOOK_EVERY = 500;

/** Ends the sign-in under way in this tab, if there is one. */
let cancel = () => {};

/**
 * Opens a window for a sign-in and waits for its end. A sign-in already under way in this tab is given up for it.
 *
 * @param onFinished is called when the window says that it has finished, well or not: the server knows which.
 * @returns the window's name, which its form is sent to and the server gives back; undefined when it was blocked.
 */
export function openSignInWindow(onFinished: () => void): string | undefined {
  cancel();
  const popup = crypto.randomUUID();
  const opened = window.open("", popup, SIZE);
  if (!opened) return undefined;

  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const finish = (message: unknown) => {
    const { type, popup: named } = (message ?? {}) as Partial<SignInFinished>;
    if (type !== "sign-in finished" || named !== popup) return;
    stop();
    opened.close();
    onFinished();
  };

  window.addEventListener(
    "message",
    ({ origin, source, data }) => {
      if (origin === window.location.origin && source === opened) finish(data);
    },
    { signal },
  );
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  channel.addEventListener("message", ({ data }) => finish(data), { signal });
  signal.addEventListener("abort", () => channel.close());

  let closedFor = 0;
  const looking = setInterval(() => {
    closedFor = opened.closed ? closedFor + LOOK_EVERY : 0;
    // The wait is for a last word under way; a window cut off by the provider's policy also seems closed.
    if (closedFor === CLOSED_WAIT)
      toast.error("Login error: The sign-in window was closed before the sign-in was done.");
  }, LOOK_EVERY);
  signal.addEventListener("abort", () => clearInterval(looking));

  cancel = () => {
    stop();
    opened.close();
  };
  return popup;
}
