/** A signed-in visitor, with every field that the specification names (section 3: Signed-in user). */
export type SignedInUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
  /** Google's code flow has no such thing as the next three. */
  phoneNumber: null;
  isAnonymous: false;
  tenantId: null;
  providerData: { providerId: "google.com"; uid: string }[];
  /** Times as ISO 8601; when the Google account was made is not told. */
  metadata: { creationTime: null; lastSignInTime: string };
};

/** What the shell reads of a signed-in visitor. */
export type Account = Pick<SignedInUser, "photoURL" | "displayName" | "email">;
