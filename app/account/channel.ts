/** The channel on which a tab tells the others who is signed in, by e-mail address; null for nobody. */
export const ACCOUNT_CHANNEL = "navbindu:account";

/** A channel to this site's other tabs and windows; undefined in a browser that has no such thing. */
export function openChannel(name: string): BroadcastChannel | undefined {
  return "BroadcastChannel" in window ? new BroadcastChannel(name) : undefined;
}
