/** What a sign-in window says when its sign-in has ended, well or not. */
export type SignInFinished = { type: "sign-in finished"; popup: string };

/** The channel on which a sign-in window also says it: the provider's own policy may have cut its `opener`. */
export const SIGN_IN_CHANNEL = "navbindu:sign-in";

/** The channel on which a tab tells the others who is signed in. */
export const ACCOUNT_CHANNEL = "navbindu:account";
