import type { ToastMessage } from "remix-toast";

/** What a sign-in window posts when the sign-in has ended. */
export type SignInFinished = {
  type: "sign-in finished";
  /** The window's name. */
  popup: string;
  toast: Pick<ToastMessage, "type" | "message"> | null;
};

/** The channel for the same message, because the provider's policy may have cut the window's `opener`. */
export const SIGN_IN_CHANNEL = "navbindu:sign-in";
