import type { ToastMessage } from "remix-toast";

/** What a sign-in window says when its sign-in has ended, well or not. */
export type SignInFinished = {
  type: "sign-in finished";
  /** The window's name. */
  popup: string;
  toast: Pick<ToastMessage, "type" | "message"> | null;
};

/** The channel on which a sign-in window also says it: the provider's own policy may have cut its `opener`. */
export const SIGN_IN_CHANNEL = "navbindu:sign-in";
