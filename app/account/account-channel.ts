import type { ToastType } from "#app/toast/toasts.tsx";

/** A message to the other tabs and popups of the site. It has one of these properties. */
type TabMessage = {
  /** The email address of the account that a page shows; empty if signed out. */
  email?: string;
  /** The end of a sign-in in a popup. */
  signIn?: SignInResult;
};

export type SignInResult = {
  /** The id of the popup. */
  popup: string;
  /** The toast for the page that opened the popup. */
  toast: { type: ToastType; message: string } | null;
};

let channel: BroadcastChannel | undefined;
const listeners: ((message: TabMessage) => void)[] = [];

/** Adds a listener for the messages of other tabs and popups. */
export function onTabMessage(listener: (message: TabMessage) => void): void {
  listeners.push(listener);
}

/** Sends a message to the other tabs and popups, if the channel is open. */
export function postToOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Starts to receive messages. */
export function openChannel(): void {
  // Firefox throws if cookies are blocked.
  try {
    channel = new BroadcastChannel("account");
    channel.onmessage = ({ data }) => {
      for (const listener of listeners) listener(data);
    };
  } catch {}
}

/** Stops receiving messages. An open channel would keep the page out of the back/forward cache. */
export function closeChannel(): void {
  channel?.close();
  channel = undefined;
}
