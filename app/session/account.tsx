import { useLocation } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { toast } from "react-hot-toast/headless";
import googleG from "./google-g.svg?no-inline";
import { ACCOUNT_CHANNEL, openChannel } from "./messages";
import { useRefresh, useRootData } from "./root-data";
import { openSignInWindow } from "./sign-in-window";
import { signOut } from "./sign-out";
import type { Account } from "./user";

/** Who is signed in, as root's loader knows it; null for nobody, and where root itself failed. */
export function useAccount(): Account | null {
  return useRootData()?.account ?? null;
}

/**
 * Keeps every open tab at the same account: each says whose it shows, and whoever shows another asks the server. So
 * does a page that comes back out of the browser's back/forward cache, where nobody could tell it.
 */
export function useAccountInEveryTab(): void {
  const data = useRootData();
  const email = data && (data.account?.email ?? null);
  const refresh = useRefresh();
  useEffect(() => {
    if (email === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const channel = openChannel(ACCOUNT_CHANNEL);
    channel?.addEventListener("message", ({ data }) => data !== email && refresh(), { signal });
    channel?.postMessage(email);
    window.addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
    return () => {
      controller.abort();
      channel?.close();
    };
  }, [email, refresh]);
}

/**
 * A ref for a button that goes with a change of account: its focus is handed on to the account part around it, rather
 * than lost to the page's start.
 */
function useFocusHandedOn() {
  const button = useRef<HTMLButtonElement | null>(null);
  return useCallback((element: HTMLButtonElement | null) => {
    // React takes the ref away before the element.
    const going = element ? null : button.current;
    if (going && going === document.activeElement) going.closest<HTMLElement>("[role=group]")?.focus();
    button.current = element;
  }, []);
}

/** "Sign in with Google": in a window of its own, or in the page's place where no script runs or windows are blocked. */
export function SignIn({ className = "" }: { className?: string }) {
  const { pathname } = useLocation();
  const refresh = useRefresh();
  const button = useFocusHandedOn();

  const openWindow = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!navigator.onLine) {
      event.preventDefault();
      toast.error("Login error: You seem to be offline. Please try again.");
      return;
    }
    const popup = openSignInWindow(refresh, () => {
      // Gone: somebody has signed in, in another tab.
      if (form.isConnected) toast.error("Login error: The sign-in window was closed before the sign-in was done.");
    });
    form.target = popup ?? "";
    (form.elements.namedItem("popup") as HTMLInputElement).value = popup ?? "";
  };

  return (
    <form method="post" action="/auth/google" onSubmit={openWindow}>
      <input type="hidden" name="returnTo" value={pathname} />
      <input type="hidden" name="popup" defaultValue="" />
      <button ref={button} type="submit" className={`button-google ${className}`}>
        {/* In Google's own colours: https://developers.google.com/identity/branding-guidelines */}
        <img src={googleG} width={20} height={20} alt="" />
        Sign in with Google
      </button>
    </form>
  );
}

/** "Logout", which leaves the page as it is, with what was typed into it. */
export function Logout({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const refresh = useRefresh();
  const button = useFocusHandedOn();
  const [leaving, setLeaving] = useState(false);

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    if (await signOut(event.currentTarget)) refresh();
    setLeaving(false);
  };

  return (
    <form method="post" action="/auth/logout" onSubmit={leave} className="flex-none">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button ref={button} type="submit" aria-disabled={leaving} className={className}>
        Logout
      </button>
    </form>
  );
}

/** The photo over the initials, which show where there is no photo or it does not come. */
export function Avatar({ account: { photoURL, displayName } }: { account: Account }) {
  const [failed, setFailed] = useState<string>();
  const words = displayName.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words[words.length - 1] : ""]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("");
  return (
    <span className="avatar" aria-hidden="true">
      {initials.toUpperCase()}
      {photoURL && photoURL !== failed && (
        <img src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setFailed(photoURL)} />
      )}
    </span>
  );
}

/** The account part of the bar on large screens (specification, section 2: Shell). */
export function AccountBar() {
  const account = useAccount();
  if (!account) return <SignIn />;
  return (
    <div className="flex items-center gap-3">
      <Avatar account={account} />
      <span className="max-w-48 min-w-0 truncate" title={account.displayName}>
        {account.displayName}
      </span>
      <Logout className="button button-account" />
    </div>
  );
}

/** The account part at the top of the mobile menu, for a signed-in visitor. */
export function AccountCard({ account }: { account: Account }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar account={account} />
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <strong className="block">{account.displayName}</strong>
        {account.email}
      </p>
      <Logout className="button button-account" />
    </div>
  );
}
