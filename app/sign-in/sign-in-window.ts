import { toast } from "react-hot-toast/headless";
import { openChannel } from "#app/account/channel.ts";
import { SIGN_IN_CHANNEL, type SignInFinished } from "./messages.ts";

// The last two in milliseconds (docs/product.md, Sign-in window).
const SIZE = "popup,width=500,height=600";
const CLOSED_WAIT = 8000;
const LOOK_EVERY = 500;

/** Ends the sign-in under way in this tab, if there is one. */
let cancel = () => {};

/**
 * Opens a window for a sign-in and waits for its end. A sign-in already under way in this tab is given up for it.
 *
 * @param onFinished is called when the window reports its end; the server knows whether it succeeded.
 * @param onClosed is called once the visitor has been back for 8 s from a window that reported nothing and seems closed.
 * @returns the window's name, which the form is sent to and the server returns; undefined if there is no other.
 */
export function openSignInWindow(onFinished: () => void, onClosed: () => void): string | undefined {
  cancel();
  const popup = crypto.getRandomValues(new Uint32Array(3)).join("-");
  const opened = window.open("", popup, SIZE);
  // Some browsers open every window in the tab that asks for it.
  if (!opened || opened === window) return undefined;

  const controller = new AbortController();
  const { signal } = controller;
  const finish = (message: unknown) => {
    const { type, popup: named, toast: told } = (message ?? {}) as Partial<SignInFinished>;
    if (type !== "sign-in finished" || named !== popup) return;
    controller.abort();
    opened.close();
    if (told) (told.type === "success" ? toast.success : toast.error)(told.message);
    onFinished();
  };

  window.addEventListener(
    "message",
    ({ origin, source, data }) => {
      if (origin === window.location.origin && source === opened) finish(data);
    },
    { signal },
  );
  const channel = openChannel(SIGN_IN_CHANNEL);
  channel?.addEventListener("message", ({ data }) => finish(data), { signal });
  signal.addEventListener("abort", () => channel?.close());

  let waited = -LOOK_EVERY;
  const looking = setInterval(() => {
    // A window that WebKit or the provider's policy cut off seems closed, too, while the visitor is in it.
    waited = opened.closed && document.hasFocus() ? waited + LOOK_EVERY : -LOOK_EVERY;
    if (waited < CLOSED_WAIT) return;
    // A message may still be on its way, and come later than that: listening goes on.
    clearInterval(looking);
    onClosed();
  }, LOOK_EVERY);
  signal.addEventListener("abort", () => clearInterval(looking));

  cancel = () => {
    controller.abort();
    opened.close();
  };
  return popup;
}
