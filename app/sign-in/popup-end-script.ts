import { postToOtherTabs, type SignInResult } from "#app/account/account-channel.ts";

/** On the last page of a sign-in popup, tells the page that opened the popup how the sign-in ended. */
export function endSignInPopup(): void {
  const text = document.querySelector<HTMLElement>("[data-sign-in-result]")?.dataset.signInResult;
  if (!text) return;
  const signIn: SignInResult = JSON.parse(text);
  postToOtherTabs({ signIn });
  window.close();
}
