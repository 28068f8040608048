import googleG from "./google-g.svg?no-inline";

/** For browsers inside apps. */
const REFUSED_NOTE = "Google does not allow signing in inside this app. To sign in, open this page in your browser.";

export const SIGN_IN_NOTE = "Optional. Signing in only shows you your own name, picture and email.";

/** The sign-in button. `sign-in-script.ts` opens the popup; without JavaScript the form posts in the full page. */
export function SignIn({ returnTo, className = "" }: { returnTo: string; className?: string }) {
  return (
    <>
      <form method="post" action="/auth/google" className="sign-in">
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="popup" value="" />
        <button type="submit" className={`button-google ${className}`} title={SIGN_IN_NOTE}>
          {/* Google requires its own colours: https://developers.google.com/identity/branding-guidelines */}
          <img src={googleG} width={20} height={20} alt="" />
          Sign in with Google
        </button>
      </form>
      <p className="sign-in-refused">{REFUSED_NOTE}</p>
    </>
  );
}
