import { useLocation, useRouteError } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { refresh, useRootData } from "#app/account/root-data.ts";
import { useFocusHandedOn } from "#app/account/use-focus-handed-on.ts";
import googleG from "./google-g.svg?no-inline";
import { openSignInWindow } from "./sign-in-window.ts";

/** What a sign-in would fail for, in a sentence: known before a window is opened. */
function hindranceNow(): string | false {
  if (!navigator.cookieEnabled) return "Your browser refuses cookies, which a sign-in needs.";
  return !navigator.onLine && "You seem to be offline.";
}

/** "Sign in with Google": in a popup, or in the tab itself without JavaScript or where the browser opens none. */
export function SignIn({ className = "" }: { className?: string }) {
  const { pathname } = useLocation();
  // An error page is nothing to come back to; and the prerendered 404, the same for every address, knows no path.
  const returnTo = useRouteError() ? "/" : pathname;
  const data = useRootData();
  const [closed, setClosed] = useState(false);
  const button = useFocusHandedOn();

  // Only the server knows whether somebody has signed in. If so, this button goes, and nothing is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told with the data that come after the window was closed.
  useEffect(() => {
    if (closed) toast.error("Login error: You have not finished signing in.");
    setClosed(false);
  }, [data]);

  const openWindow = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const hindrance = hindranceNow();
    if (hindrance) {
      event.preventDefault();
      toast.error(`Login error: ${hindrance} Please try again.`);
      return;
    }
    const popup = openSignInWindow(refresh, () => {
      setClosed(true);
      refresh();
    });
    // The browser posts the form into that window.
    form.target = popup ?? "";
    (form.elements.namedItem("popup") as HTMLInputElement).value = popup ?? "";
  };

  return (
    <form method="post" action="/auth/google" onSubmit={openWindow}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="popup" defaultValue="" />
      <button ref={button} type="submit" className={`button-google ${className}`}>
        {/* In Google's own colours: https://developers.google.com/identity/branding-guidelines */}
        <img src={googleG} width={20} height={20} alt="" />
        Sign in with Google
      </button>
    </form>
  );
}
