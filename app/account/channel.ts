/** The channel on which a tab tells the others who is signed in: the email address, or null for nobody. */
export const ACCOUNT_CHANNEL = "navbindu:account";

/**
 * A channel to this site's other tabs and windows; undefined if the browser has none, or gives none: Firefox refuses it
 * together with cookies.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
