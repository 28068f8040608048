/** A signed-in visitor (docs/product.md, Signed-in user). */
export type SignedInUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
  /** The next three do not exist in Google's code flow. */
  phoneNumber: null;
  isAnonymous: false;
  tenantId: null;
  providerData: { providerId: "google.com"; uid: string }[];
  /** ISO 8601. Google does not tell when the account was created. */
  metadata: { creationTime: null; lastSignInTime: string };
};

/** The first letters of the first and the last word of a name. */
export function initialsOf(displayName: string): string {
  const words = displayName.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.slice(1).pop()].map((word = "") => [...word][0]);
  return letters.join("").toUpperCase();
}

/** What the shell reads of a signed-in visitor. */
export type Account = Pick<SignedInUser, "photoURL" | "displayName" | "email">;
