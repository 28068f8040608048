/** The channel on which a tab tells the others who is signed in: the email address, or null for nobody. */
export const ACCOUNT_CHANNEL = "navbindu:account";

/** A channel to this site's other tabs and windows; undefined if the browser has no BroadcastChannel. */
export function openChannel(name: string): BroadcastChannel | undefined {
  return "BroadcastChannel" in window ? new BroadcastChannel(name) : undefined;
}
